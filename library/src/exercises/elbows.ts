import type { Entry } from '../entry.ts';
import { elbowsBending } from './elbows/bending.ts';
import { elbowsIsometric } from './elbows/isometric.ts';
import { elbowsPushing } from './elbows/pushing-gliding.ts';
import { elbowsStretches } from './elbows/stretches.ts';
import { elbowsTurning } from './elbows/turning.ts';

export const elbows: readonly Entry[] = [
  ...elbowsBending,
  ...elbowsTurning,
  ...elbowsStretches,
  ...elbowsIsometric,
  ...elbowsPushing,
];
