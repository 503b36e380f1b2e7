import type { Entry } from '../entry.ts';
import { upperBackExtension } from './upper-back/extension.ts';
import { upperBackFlexion } from './upper-back/flexion.ts';
import { upperBackIsometric } from './upper-back/isometric.ts';
import { upperBackRotation } from './upper-back/rotation.ts';
import { upperBackShoulderBlades } from './upper-back/shoulder-blades.ts';
import { upperBackSideBending } from './upper-back/side-bending.ts';

/** Every exercise of the upper back, by movement. */
export const upperBack: readonly Entry[] = [
  ...upperBackFlexion,
  ...upperBackExtension,
  ...upperBackRotation,
  ...upperBackSideBending,
  ...upperBackShoulderBlades,
  ...upperBackIsometric,
];
