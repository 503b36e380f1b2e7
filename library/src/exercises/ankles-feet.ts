import type { Entry } from '../entry.ts';
import { ankleBalanceAndGlides } from './ankles-feet/balance-and-glides.ts';
import { ankleBending } from './ankles-feet/bending.ts';
import { heelRaises } from './ankles-feet/heel-raises.ts';
import { footPresses } from './ankles-feet/presses.ts';
import { ankleStretches } from './ankles-feet/stretches.ts';
import { ankleTiltsAndCircles } from './ankles-feet/tilts-and-circles.ts';
import { ankleWalking } from './ankles-feet/walking.ts';
import { toes } from './ankles-feet/toes.ts';

export const anklesFeet: readonly Entry[] = [
  ...ankleBending,
  ...heelRaises,
  ...ankleTiltsAndCircles,
  ...ankleStretches,
  ...toes,
  ...footPresses,
  ...ankleBalanceAndGlides,
  ...ankleWalking,
];
