import type { Entry } from '../entry.ts';
import { shouldersFlexion } from './shoulders/flexion-extension.ts';
import { shouldersSideways } from './shoulders/sideways.ts';
import { shouldersRotation } from './shoulders/rotation.ts';
import { shoulderGirdle } from './shoulders/girdle.ts';
import { shouldersIsometric } from './shoulders/isometric.ts';

export const shoulders: readonly Entry[] = [
  ...shouldersFlexion,
  ...shouldersSideways,
  ...shouldersRotation,
  ...shoulderGirdle,
  ...shouldersIsometric,
];
