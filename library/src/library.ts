import type { Entry } from './entry.ts';
import { anklesFeet } from './exercises/ankles-feet.ts';
import { elbows } from './exercises/elbows.ts';
import { hips } from './exercises/hips.ts';
import { knees } from './exercises/knees.ts';
import { lowerBack } from './exercises/lower-back.ts';
import { neck } from './exercises/neck.ts';
import { shoulders } from './exercises/shoulders.ts';
import { upperBack } from './exercises/upper-back.ts';
import { wristsHands } from './exercises/wrists-hands.ts';

/** Ordered by id. */
export const library: readonly Entry[] = [
  ...neck,
  ...shoulders,
  ...elbows,
  ...wristsHands,
  ...upperBack,
  ...lowerBack,
  ...hips,
  ...knees,
  ...anklesFeet,
].toSorted((a, b) => a.id - b.id);
