import type { Entry } from '../entry.ts';
import { neckDiagonals } from './neck/diagonals.ts';
import { neckFlexion } from './neck/flexion-extension.ts';
import { neckIsometric } from './neck/isometric.ts';
import { jawAndEyes } from './neck/jaw-and-eyes.ts';
import { neckRotation } from './neck/rotation.ts';
import { neckSideBending } from './neck/side-bending.ts';
import { neckWithShoulders } from './neck/with-shoulders.ts';

export const neck: readonly Entry[] = [
  ...neckFlexion,
  ...neckRotation,
  ...neckSideBending,
  ...neckDiagonals,
  ...neckIsometric,
  ...neckWithShoulders,
  ...jawAndEyes,
];
