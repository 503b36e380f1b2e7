import { measureMotion, type Reading } from '@limber/figure/measure-motion';
import { motionOf } from '../drawings/motion-of.ts';
import type { Entry } from '../entry.ts';
import { opposite, SIDES } from '@limber/figure/side';
import { contactWords } from './contact-words.ts';
import { changesBetween } from './movement-changes.ts';
import { MIRRORED, type Sides, withSides, WRITTEN } from './shown-sides.ts';
import { viewWords } from './view-words.ts';

/** The start of the text, by base; `{left}` becomes the side of the wall in the picture. */
const BEGINS: Readonly<Record<Entry['motion']['base'], string>> = {
  seated: 'Sitting on a chair',
  desk: 'Sitting at a desk',
  standing: 'Standing',
  chairhold: 'Standing behind a chair',
  deskhold: 'Standing at a desk',
  wall: 'Standing in front of a wall',
  wallback: 'Standing with the back to a wall',
  wallside: 'Standing with a wall on the {left}',
};
/** Places where arms rest by default; they are not mentioned. */
const UNSAID = /^(?:none|thigh|desk|chairRail)(?:@|$)/;

/**
 * Text alternative of an exercise's pictures: view, start, movement with degrees, other side. One-sided
 * exercises are told for the right side, which is shown first.
 */
export function pictureText(entry: Entry): string {
  const { motion, sides } = entry;
  const shown = sides === 'each' ? MIRRORED : WRITTEN;
  const readings = measureMotion(motionOf(entry.id, motion));
  const [first] = readings;
  if (!first) throw new Error(`Exercise ${entry.id} has no frames`);
  const begins = isOffTheSeat(motion.base, first) ? 'Standing before a chair' : BEGINS[motion.base];
  const start = [begins, ...handsAt(first, shown)].join(', ');
  const changes = changesBetween(readings, shown);
  return [
    viewWords(motion, shown.left),
    withSides(`${start}.`, shown),
    changes === ''
      ? 'Nothing moves: arrows show where the force goes.'
      : `Then ${changes}, and back to the start.`,
    ...(sides === 'each'
      ? [`Afterwards the same with ${shown.right} and ${shown.left} exchanged.`]
      : []),
  ].join(' ');
}

/** Centimetres of the pelvis above the seat from which a figure stands. */
const OFF_THE_SEAT = 30;

function isOffTheSeat(base: Entry['motion']['base'], { raised }: Reading): boolean {
  return base === 'seated' && raised > OFF_THE_SEAT;
}

/** Both hands together where their words are equal. */
function handsAt({ hands }: Reading, shown: Sides): string[] {
  const placed = SIDES.flatMap((side) => {
    const contact = hands[side];
    if (contact === null || UNSAID.test(contact)) return [];
    const other = opposite(side);
    return [{ side, words: contactWords(contact, shown[side], shown[other]) }];
  });
  const [one, two] = placed;
  if (one && one.words === two?.words) return [`both hands ${one.words}`];
  return placed.map(({ side, words }) => `${shown[side]} hand ${words}`);
}
