import type { Entry } from '../entry.ts';
import { lowerBackEveryday } from './lower-back/everyday.ts';
import { lowerBackFlexion } from './lower-back/flexion-extension.ts';
import { lowerBackIsometric } from './lower-back/isometric.ts';
import { lowerBackTilts } from './lower-back/pelvic-tilts.ts';
import { lowerBackRelease } from './lower-back/release.ts';
import { lowerBackRotation } from './lower-back/rotation.ts';
import { lowerBackSideBending } from './lower-back/side-bending.ts';

export const lowerBack: readonly Entry[] = [
  ...lowerBackTilts,
  ...lowerBackFlexion,
  ...lowerBackSideBending,
  ...lowerBackRotation,
  ...lowerBackIsometric,
  ...lowerBackEveryday,
  ...lowerBackRelease,
];
