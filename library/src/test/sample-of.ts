import { shortHash } from '../drawings/manifest.ts';
import type { Entry } from '../entry.ts';

/** One entry, chosen by the seed, the same in every run; none if there are no entries. */
export function sampleOf(entries: readonly Entry[], seed: string): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: shortHash(`${seed} ${entry.id}`) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, 1)
    .map(({ entry }) => entry);
}
