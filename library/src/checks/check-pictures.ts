import { measurePictures, type PictureMeasures } from '@limber/figure/measure-pictures';
import { motionOf } from '../drawings/motion-of.ts';
import { personOf } from '../drawings/person-of.ts';
import type { Entry } from '../entry.ts';

/** What the pictures of an exercise do for who looks at them. */
export type MeasuredEntry = PictureMeasures & Pick<Entry, 'id' | 'title'>;

/** Shares of the picture and of what is drawn of figure and chair. */
export const PICTURE_LIMITS = { medianFill: 0.45, minFill: 0.25, minChange: 0.1 } as const;

/** Looks at the pictures of these exercises: about 40 ms for each. */
export function measureEntries(entries: readonly Entry[]): MeasuredEntry[] {
  return entries.map((entry) => ({
    id: entry.id,
    title: entry.title,
    ...measurePictures(motionOf(entry.id, entry.motion), personOf(entry)),
  }));
}

/** The exercises whose figure, with the chair that it uses, fills too little of the picture; a sentence each. */
export function findSmall(measured: readonly MeasuredEntry[]): string[] {
  return measured
    .filter(({ fill }) => fill < PICTURE_LIMITS.minFill)
    .map(({ id, title, fill }) => `${id} ${title} fills ${percent(fill)} of the picture`);
}

/** The exercises whose frames look alike, even through their zoom; a sentence each. */
export function findUnchanging(measured: readonly MeasuredEntry[]): string[] {
  return measured
    .filter(({ change }) => change < PICTURE_LIMITS.minChange)
    .map(({ id, title, change }) => `${id} ${title}: ${percent(change)} of what is drawn changes`);
}

/** How much of the picture the figure fills in the middle one of these exercises. */
export function medianFill(measured: readonly MeasuredEntry[]): number {
  const fills = measured.map(({ fill }) => fill).toSorted((a, b) => a - b);
  return fills[Math.floor(fills.length / 2)] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
