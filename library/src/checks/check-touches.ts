import { depthsInRoom, handGaps, nearestTouch } from '@limber/figure/hand-gaps';
import { motionOf } from '../drawings/motion-of.ts';
import { personOf } from '../drawings/person-of.ts';
import { SIDES } from '@limber/figure/side';
import { writtenSteps } from '@limber/domain/exercises/written-steps';
import type { Entry } from '../entry.ts';
import { namedTouches } from './named-touches.ts';

/** The largest gap between a hand and the place it touches that nobody sees, in centimetres. */
const MAX_GAP = 1;
/**
 * The largest depth of a hand inside a wall or a desk, in centimetres: the bones of a grasping hand
 * may be inside the edge, and a soft fingertip flattens.
 */
const MAX_DEPTH = 1.4;

/**
 * Touches that the steps name but no keyframe has as a contact, one sentence each. Close-ups of a
 * limb are left out, since it has nothing to touch. About 20 ms per exercise.
 */
export function findUntouched(entries: readonly Entry[]): string[] {
  const whole = entries.filter(({ motion }) => motion.closeUp === undefined);
  return whole.flatMap((entry) => {
    const { id, title, motion } = entry;
    const gaps = handGaps(motionOf(id, motion), personOf(entry));
    const reached = new Set(gaps.map(({ key }) => key.split('@')[0]));
    return namedTouches(writtenSteps(entry))
      .filter(({ contacts }) => !contacts.some((contact) => reached.has(contact)))
      .map(({ clause }) => `${id} ${title}: nothing is touched where it says "${clause}"`);
  });
}

/**
 * Hands that are more than `MAX_GAP` away from the contact they should rest on, one sentence each.
 */
export function findAway(entries: readonly Entry[]): string[] {
  const whole = entries.filter(({ motion }) => motion.closeUp === undefined);
  return whole.flatMap((entry) =>
    handGaps(motionOf(entry.id, entry.motion), personOf(entry))
      .filter(({ gap }) => gap > MAX_GAP)
      .map(
        ({ frame, side, key, gap }) =>
          `${entry.id} ${entry.title}, frame ${frame + 1}: the ${side} hand is ${gap.toFixed(1)} cm off "${key}"`,
      ),
  );
}

export function findSunk(entries: readonly Entry[]): string[] {
  const whole = entries.filter(({ motion }) => motion.closeUp === undefined);
  return whole.flatMap(({ id, title, motion }) =>
    depthsInRoom(motionOf(id, motion)).flatMap((depths, frame) =>
      SIDES.filter((side) => depths[side] > MAX_DEPTH).map(
        (side) =>
          `${id} ${title}, frame ${frame + 1}: the ${side} hand is ${depths[side].toFixed(1)} cm inside`,
      ),
    ),
  );
}

/** Exercises in which no hand touches anything, by number and title. */
export function findUntouching(entries: readonly Entry[]): string[] {
  return entries
    .filter((entry) => nearestTouch(motionOf(entry.id, entry.motion), personOf(entry)) > MAX_GAP)
    .map(({ id, title }) => `${id} ${title}`);
}
