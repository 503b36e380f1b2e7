import type { Entry } from '../entry.ts';
import { fingers } from './wrists-hands/fingers.ts';
import { handGlides } from './wrists-hands/glides.ts';
import { handStrength } from './wrists-hands/strength.ts';
import { thumbs } from './wrists-hands/thumbs.ts';
import { wristMovements } from './wrists-hands/wrist-movements.ts';
import { wristStretches } from './wrists-hands/wrist-stretches.ts';

export const wristsHands: readonly Entry[] = [
  ...wristMovements,
  ...wristStretches,
  ...fingers,
  ...thumbs,
  ...handStrength,
  ...handGlides,
];
