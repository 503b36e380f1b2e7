import type { Entry } from '../entry.ts';
import { hipAbduction } from './hips/abduction-adduction.ts';
import { hipFlexion } from './hips/flexion-extension.ts';
import { hipFunctional } from './hips/functional.ts';
import { hipRotation } from './hips/rotation-circles.ts';
import { hipStretches } from './hips/stretches.ts';
import { hipWalking } from './hips/walking.ts';

export const hips: readonly Entry[] = [
  ...hipFlexion,
  ...hipAbduction,
  ...hipRotation,
  ...hipStretches,
  ...hipFunctional,
  ...hipWalking,
];
