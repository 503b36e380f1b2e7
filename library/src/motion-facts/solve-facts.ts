import type { Entry } from '../entry.ts';
import { pictureText } from '../pictures/picture-text.ts';
import { bendOf } from '../safety/bend-of.ts';
import { isHandsFree } from '../safety/hands-free.ts';
import { movementsOf } from '../safety/movements-of.ts';
import type { MotionFacts } from './facts-of.ts';

/** Facts solved from the motion: some milliseconds per exercise. */
export function solveFacts(entry: Entry): MotionFacts {
  return {
    movements: movementsOf(entry),
    bend: bendOf(entry),
    handsFree: isHandsFree(entry),
    pictureText: pictureText(entry),
  };
}
