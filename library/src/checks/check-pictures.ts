import { measurePictures, type PictureMeasures } from '@limber/figure/measure-pictures';
import { motionOf } from '../drawings/motion-of.ts';
import { personOf } from '../drawings/person-of.ts';
import type { Entry } from '../entry.ts';

export type MeasuredEntry = PictureMeasures & Pick<Entry, 'id' | 'title'>;

/**
 * Smallest allowed shares of the picture: `Box` is the box around the figure, `Drawn` are the drawn
 * pixels. `minChange` is the share of the drawn pixels that has to change between frames.
 */
export const PICTURE_LIMITS = {
  medianBox: 0.57,
  minBox: 0.25,
  medianDrawn: 0.285,
  minDrawn: 0.09,
  minChange: 0.1,
} as const;

/** Takes about 40 ms per exercise. */
export function measureEntries(entries: readonly Entry[]): MeasuredEntry[] {
  return entries.map((entry) => ({
    id: entry.id,
    title: entry.title,
    ...measurePictures(motionOf(entry.id, entry.motion), personOf(entry)),
  }));
}

/** Exercises whose figure, with its chair, is too small; a sentence each. */
export function findSmall(measured: readonly MeasuredEntry[]): string[] {
  return measured
    .filter(({ box, drawn }) => box < PICTURE_LIMITS.minBox || drawn < PICTURE_LIMITS.minDrawn)
    .map(
      ({ id, title, box, drawn }) =>
        `${id} ${title}: a box of ${percent(box)} of the picture, ${percent(drawn)} drawn`,
    );
}

/** Exercises whose frames look alike, zoom included; a sentence each. */
export function findUnchanging(measured: readonly MeasuredEntry[]): string[] {
  return measured
    .filter(({ change }) => change < PICTURE_LIMITS.minChange)
    .map(({ id, title, change }) => `${id} ${title}: ${percent(change)} of what is drawn changes`);
}

export function medianOf(measured: readonly MeasuredEntry[], share: 'box' | 'drawn'): number {
  const shares = measured.map((entry) => entry[share]).toSorted((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
