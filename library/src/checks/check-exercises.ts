import { checkContinuity } from '@limber/figure/check-continuity';
import { checkMotion } from '@limber/figure/check-motion';
import { findDuplicates } from '@limber/figure/find-duplicates';
import { motionOf } from '../drawings/motion-of.ts';
import type { Entry } from '../entry.ts';

/**
 * What these exercises ask of a body that it cannot do, one sentence each, with exercise and frame.
 * Empty when all is well. Takes about 20 ms for each exercise.
 */
export function findImpossible(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, title, motion }) =>
    checkMotion(motionOf(id, motion)).map(
      ({ frame, sentence }) => `${id} ${title}, frame ${frame + 1}: ${sentence}`,
    ),
  );
}

/**
 * What is wrong in between their frames, one sentence each, with how much of the motion is done by
 * then. Empty when all is well. Takes about 100 ms for each exercise.
 */
export function findDiscontinuous(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, title, motion }) =>
    checkContinuity(motionOf(id, motion)).map(
      ({ time, sentence }) => `${id} ${title}, at ${Math.round(time * 100)}%: ${sentence}`,
    ),
  );
}

/** The pairs of these exercises that move alike, one sentence each. About 20 ms for each exercise. */
export function findAlike(entries: readonly Entry[]): string[] {
  return findDuplicates(entries.map(({ id, motion }) => motionOf(id, motion))).map(
    ({ a, b, degrees }) => `${a} and ${b} move alike: they differ by ${degrees.toFixed(1)} degrees`,
  );
}
