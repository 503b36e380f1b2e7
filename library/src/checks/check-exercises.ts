import { checkContinuity } from '@limber/figure/check-continuity';
import { checkMotion } from '@limber/figure/check-motion';
import { findDuplicates } from '@limber/figure/find-duplicates';
import { motionOf } from '../drawings/motion-of.ts';
import type { Entry } from '../entry.ts';

/** Impossible demands on a body, one sentence each, with exercise and frame. About 20 ms per exercise. */
export function findImpossible(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, title, motion }) =>
    checkMotion(motionOf(id, motion)).map(
      ({ frame, sentence }) => `${id} ${title}, frame ${frame + 1}: ${sentence}`,
    ),
  );
}

/**
 * Problems that occur between keyframes, one sentence each, with their moment as a share of the
 * motion. About 100 ms per exercise.
 */
export function findDiscontinuous(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, title, motion }) =>
    checkContinuity(motionOf(id, motion)).map(
      ({ time, sentence }) => `${id} ${title}, at ${Math.round(time * 100)}%: ${sentence}`,
    ),
  );
}

/** Pairs of exercises that move alike, one sentence each. About 20 ms per exercise. */
export function findAlike(entries: readonly Entry[]): string[] {
  return findDuplicates(entries.map(({ id, motion }) => motionOf(id, motion))).map(
    ({ a, b, degrees }) => `${a} and ${b} move alike: they differ by ${degrees.toFixed(1)} degrees`,
  );
}
