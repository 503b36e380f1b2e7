import type { Entry } from '../entry.ts';
import { kneeExtension } from './knees/extension.ts';
import { kneeFlexion } from './knees/flexion.ts';
import { kneeIsometrics } from './knees/isometric.ts';
import { kneeRotation } from './knees/rotation.ts';
import { kneeSquats } from './knees/squats.ts';
import { kneeSteps } from './knees/steps.ts';
import { kneeStretches } from './knees/stretches-glides.ts';

export const knees: readonly Entry[] = [
  ...kneeExtension,
  ...kneeFlexion,
  ...kneeRotation,
  ...kneeIsometrics,
  ...kneeSquats,
  ...kneeSteps,
  ...kneeStretches,
];
