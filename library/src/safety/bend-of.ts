import type { Bend } from '@limber/domain/exercises/exercise';
import type { BodyArea } from '@limber/domain/body-areas';
import type { Entry } from '../entry.ts';
import { measure, type Measures } from './measures.ts';
import * as threshold from './thresholds.ts';

type Bends = Record<Bend, (measures: Measures) => boolean>;

const OF_NECK: Bends = {
  forward: ({ neckFlexion }) => neckFlexion >= threshold.NECK_FLEXION,
  backward: ({ neckExtension, retraction }) =>
    neckExtension >= threshold.NECK_EXTENSION || retraction >= threshold.RETRACTION,
};
const OF_BACK: Bends = {
  forward: ({ flexion }) => flexion >= threshold.SPINAL_FLEXION,
  backward: ({ extension, bladeRetraction }) =>
    extension >= threshold.SPINAL_EXTENSION || bladeRetraction >= threshold.BLADE_RETRACTION,
};
const BENDS: Partial<Record<BodyArea, Bends>> = {
  neck: OF_NECK,
  upperBack: OF_BACK,
  lowerBack: OF_BACK,
};

/** The direction in which an exercise bends its part of the spine; null for neither or both. */
export function bendOf(entry: Entry): Bend | null {
  const bends = BENDS[entry.bodyArea];
  if (!bends) return null;
  const measures = measure(entry);
  const [forward, backward] = [bends.forward(measures), bends.backward(measures)];
  if (forward === backward) return null;
  return forward ? 'forward' : 'backward';
}
