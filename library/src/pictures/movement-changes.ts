import type { Reading } from '@limber/figure/measure-motion';
import { opposite, SIDES, type Side } from '@limber/figure/side';
import { contactWords } from './contact-words.ts';
import { AXIAL_WORDS, type Direction, LIMB_WORDS } from './movement-words.ts';
import { type Sides, withSides } from './shown-sides.ts';

const MAX_CHANGES = 3;
/** Weighted degrees from which a change is told; for the largest change half of this is enough. */
const MIN_TOLD = 4;
/** Changes below this share of the largest are left out. */
const MIN_SHARE = 0.25;

type Change = { readonly words: string; readonly size: number };
/** Extremes of a movement over all keyframes, relative to its start. */
type Span = { readonly low: number; readonly high: number; readonly isLowFirst: boolean };

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
  if (key === 'ribs.left') return ribsLeft(pose);
  return pose[key as keyof Reading['pose']];
}

/** Degrees by which lower and upper back bend against each other, so that the ribs glide to the left. */
function ribsLeft(pose: Reading['pose']): number {
  const { 'lumbar.lat': lower, 'thoracic.lat': upper } = pose;
  return lower * upper < 0 ? Math.sign(lower) * Math.min(Math.abs(lower), Math.abs(upper)) : 0;
}

function spanOf(readings: readonly Reading[], of: (reading: Reading) => number): Span {
  const values = readings.map(of);
  const start = values[0] ?? 0;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isLowFirst = values.indexOf(low) < values.indexOf(high);
  return { low: low - start, high: high - start, isLowFirst };
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

/**
 * The angles of an arm whose hand rests somewhere follow from the contact, so they are not told.
 */
function isArm(key: string): boolean {
  return /^(?:shoulder|elbow|forearm|wrist)\./.test(key);
}

function isFinger(key: string): boolean {
  return /^(?:thumb|index|middle|little)\./.test(key);
}

/** Whether a hand moves to another contact, which says more than the angles of its fingers. */
function changesPlace(readings: readonly Reading[], side: Side): boolean {
  const [first, ...later] = readings.map(({ hands }) => placeOf(hands[side]));
  return later.some((place) => place !== first);
}

/** Whether a hand rests at the start only: then the angles of its arm are told. */
function comesOff(readings: readonly Reading[], side: Side): boolean {
  const [first, ...later] = readings.map(({ hands }) => hands[side]);
  return first !== null && later.every((hand) => hand === null);
}

function placeOf(hand: Reading['hands'][Side]): string | null {
  return hand === null ? null : (hand.split('@')[0] ?? hand);
}

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 3);
}

/**
 * Direction, extent and visible size of a movement; of one that goes both ways the first way first. `say` splits
 * its words into subject and verb.
 */
function spanWords(
  { low, high, isLowFirst }: Span,
  { more, less, unit, weight }: Direction,
  say: (words: string) => Said,
): Change {
  const size = Math.max(high, -low) * weight;
  const goesBothWays = Math.min(high, -low) > Math.max(high, -low) / 2;
  const isLess = goesBothWays ? isLowFirst : -low > high;
  const [there, back, amount] = isLess ? [less, more, -low] : [more, less, high];
  const { who, does } = say(there);
  const by = unit === null ? '' : ` by ${measured(amount, unit)}`;
  const words = `${who}${does}${by}`;
  return { words: goesBothWays ? `${words}, then${say(back).does}` : words, size };
}

function measured(amount: number, unit: 'degrees' | 'cm'): string {
  const number = rounded(amount, unit);
  return number === 1 && unit === 'degrees' ? '1 degree' : `${number} ${unit}`;
}

function rounded(amount: number, unit: 'degrees' | 'cm'): number {
  return unit === 'cm' || amount < 10
    ? Math.max(1, Math.round(amount))
    : Math.round(amount / 5) * 5;
}

/** Hands that change their place or slide along it, some to hang free in the end. */
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

/** Subject and verb, which a bar (`|`) separates in movement-words.ts. */
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
