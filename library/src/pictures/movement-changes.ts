import type { Reading } from '@limber/figure/measure-motion';
import { opposite, SIDES, type Side } from '@limber/figure/side';
import { contactWords } from './contact-words.ts';
import { AXIAL_WORDS, type Direction, LIMB_WORDS } from './movement-words.ts';
import { type Sides, withSides } from './shown-sides.ts';

/** What is told of one motion at most. */
const MAX_CHANGES = 3;
/** Below that, in weighted degrees, a change is not told beside others. */
const MIN_TOLD = 4;
/** Beside a large change a small one is left out. */
const MIN_SHARE = 0.25;

type Change = { readonly words: string; readonly size: number };
/** Least and greatest of a movement over all keyframes, from where it starts. */
type Span = { readonly low: number; readonly high: number };

/** The largest changes over the keyframes, in words; empty when nothing moves. */
export function changesBetween(readings: readonly Reading[], shown: Sides): string {
  const changes = [
    ...Object.entries(AXIAL_WORDS).map(([key, direction]) =>
      axialChange(
        spanOf(readings, (reading) => axial(reading, key)),
        direction,
        shown,
      ),
    ),
    ...Object.entries(LIMB_WORDS).flatMap(([key, direction]) =>
      limbChanges(readings, key, direction, shown),
    ),
    ...movedHands(readings, shown),
  ].toSorted((a, b) => b.size - a.size);
  const [largest] = changes;
  if (!largest || largest.size < MIN_TOLD / 2) return '';
  const told = changes.filter(
    ({ size }, index) =>
      index === 0 || (index < MAX_CHANGES && size >= MIN_TOLD && size >= largest.size * MIN_SHARE),
  );
  return told.map(({ words }) => words).join(', ');
}

function axial({ pose, spine }: Reading, key: string): number {
  if (key === 'spine.flex') return spine.flex;
  if (key === 'spine.lat') return spine.lat;
  if (key === 'spine.rot') return spine.rot;
  return pose[key as keyof Reading['pose']];
}

function spanOf(readings: readonly Reading[], of: (reading: Reading) => number): Span {
  const values = readings.map(of);
  const start = values[0] ?? 0;
  return { low: Math.min(...values) - start, high: Math.max(...values) - start };
}

function axialChange(span: Span, direction: Direction, shown: Sides): Change {
  const { words, size } = spanWords(span, direction, one);
  return { words: withSides(words, shown), size };
}

function limbChanges(
  readings: readonly Reading[],
  key: string,
  direction: Direction,
  shown: Sides,
): Change[] {
  const spans = SIDES.map((side) => {
    const letter = side === 'left' ? 'L' : 'R';
    const movement = `${letter}.${key}` as keyof Reading['pose'];
    const isUnsaid =
      (isArm(key) &&
        !comesOff(readings, side) &&
        readings.some(({ hands }) => hands[side] !== null)) ||
      (isFinger(key) && changesPlace(readings, side));
    const of = ({ pose }: Reading) => (isUnsaid ? 0 : pose[movement]);
    return { side, span: spanOf(readings, of), values: readings.map(of) };
  });
  const [left, right] = spans;
  if (left && right && isAlike(left.values, right.values)) {
    const { words, size } = spanWords(left.span, direction, several);
    return [{ words: `both ${words}`, size: size * 1.2 }];
  }
  return spans.map(({ side, span }) => {
    const { words, size } = spanWords(span, direction, one);
    return { words: `the ${shown[side]} ${words}`, size };
  });
}

/** An arm whose hand rests somewhere is solved: its own angles say nothing. */
function isArm(key: string): boolean {
  return /^(?:shoulder|elbow|forearm|wrist)\./.test(key);
}

function isFinger(key: string): boolean {
  return /^(?:thumb|index|middle|little)\./.test(key);
}

/** A hand that is laid somewhere takes the shape that fits: where it lies says more than its fingers do. */
function changesPlace(readings: readonly Reading[], side: Side): boolean {
  const [first, ...later] = readings.map(({ hands }) => placeOf(hands[side]));
  return later.some((place) => place !== first);
}

/** Whether a hand rests at the start alone: then its arm tells where it goes. */
function comesOff(readings: readonly Reading[], side: Side): boolean {
  const [first, ...later] = readings.map(({ hands }) => hands[side]);
  return first !== null && later.every((hand) => hand === null);
}

/** What a hand rests on, without how far along. */
function placeOf(hand: Reading['hands'][Side]): string | null {
  return hand === null ? null : (hand.split('@')[0] ?? hand);
}

/** Whether both sides do the same at the same time. */
function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 3);
}

/** Where a movement goes, by how much, and how large that looks. `say` puts who and what into one sentence. */
function spanWords(
  { low, high }: Span,
  { more, less, unit, weight }: Direction,
  say: (words: string) => Said,
): Change {
  const size = Math.max(high, -low) * weight;
  const goesBothWays = Math.min(high, -low) > Math.max(high, -low) / 2;
  const [there, back, amount] = high >= -low ? [more, less, high] : [less, more, -low];
  const { who, does } = say(there);
  const by = unit === null ? '' : ` by ${rounded(amount, unit)} ${unit}`;
  const words = `${who}${does}${by}`;
  return { words: goesBothWays ? `${words}, then${say(back).does}` : words, size };
}

function rounded(amount: number, unit: 'degrees' | 'cm'): number {
  return unit === 'cm' || amount < 10
    ? Math.max(1, Math.round(amount))
    : Math.round(amount / 5) * 5;
}

/** Hands that leave one place for another, or slide along theirs; some hang free in the end all the same. */
function movedHands(readings: readonly Reading[], shown: Sides): Change[] {
  return SIDES.flatMap((side) => {
    const start = readings[0]?.hands[side] ?? null;
    const moved = readings
      .map(({ hands }) => hands[side])
      .findLast((hand) => hand !== null && hand !== start);
    if (moved === undefined || moved === null) return [];
    const other = opposite(side);
    const stays = placeOf(start) === placeOf(moved);
    const way = stays ? 'slides along,' : 'comes to rest';
    const place = contactWords(moved, shown[side], shown[other]);
    return [{ words: `the ${shown[side]} hand ${way} ${place}`, size: 25 }];
  });
}

/** Who moves, and what they do, as `movement-words` has it before and behind its bar. */
type Said = { readonly who: string; readonly does: string };

function one(words: string): Said {
  const [who = '', does = ''] = words.split('|');
  return { who, does: does.replaceAll(/\{(e?s)\}/g, '$1') };
}

function several(words: string): Said {
  const [who = '', does = ''] = words.split('|');
  const plural = who === 'foot' ? 'feet' : who.endsWith('s') ? who : `${who}s`;
  return { who: plural, does: does.replaceAll(/\{e?s\}/g, '') };
}
