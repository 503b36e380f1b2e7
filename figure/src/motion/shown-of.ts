import { SIDES } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Camera } from '../scene/camera.ts';
import type { Crop, Shown } from './crop.ts';
import { cameraFor, framingWith, viewCrop, type Framing } from './frame-motion.ts';
import type { Motion } from './motion.ts';
import { workingParts, type BodyPart } from './working-parts.ts';

/** Gain in size for which a part of the figure is left out; more for its head. */
const MIN_GAIN = 1.12;
const MIN_GAIN_HEADLESS = 1.35;

/** One camera for all frames, so that only the figure moves. */
export function frameMotion(motion: Motion, skeletons: readonly Skeleton[]): Camera {
  return cameraFor(framingWith(motion, skeletons, shownOf(motion, skeletons)));
}

/**
 * The tightest crop, within the view's own, that holds every working part. Where arms reach so wide that
 * nothing is gained, the view's crop.
 */
export function shownOf(motion: Motion, skeletons: readonly Skeleton[]): Shown {
  const crop = viewCrop(motion);
  if (motion.whole) return { crop, arms: SIDES };
  const parts = workingParts(motion, skeletons);
  const arms = crop === 'bust' ? [] : SIDES.filter((side) => parts.has(side));
  const asked = { crop, arms };
  const tight = { crop: tightestCrop(crop, parts), arms };
  const size = (shown: Shown) => roomOf(framingWith(motion, skeletons, shown));
  const gain = tight.crop === 'lower' ? MIN_GAIN_HEADLESS : MIN_GAIN;
  return size(asked) > gain * size(tight) ? tight : asked;
}

/** Centimetres from the middle of the picture to its edge. */
function roomOf(framing: Framing): number {
  return cameraFor(framing).halfHeight * framing.distance;
}

function tightestCrop(asked: Crop, parts: ReadonlySet<BodyPart>): Crop {
  const has = (...names: readonly BodyPart[]) => names.some((name) => parts.has(name));
  if (asked === 'full' && has('feet')) return has('head', 'chest') ? 'full' : 'lower';
  if (asked === 'full' && has('thighs')) return 'knees';
  if (asked !== 'full' && asked !== 'upper') return asked;
  return has('hips', 'thighs') ? 'upper' : 'bust';
}
