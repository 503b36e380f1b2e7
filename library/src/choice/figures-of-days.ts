import { familyOf, isRare } from '@limber/domain/routines/goes-with';
import { placeChanges } from '@limber/domain/routines/places-of-routine';
import type { Candidate } from './candidates.ts';

export type Figures = {
  /** Percent of days with an exercise of the day before. */
  repeated: number;
  /** Percent of days with two variants of one exercise. */
  variants: number;
  /** Percent of days with two of isometric, eyes and breath. */
  rare: number;
  /** Percent of days with a core exercise. */
  core: number;
  /** Percent of days on which the commonest exercise came. */
  commonest: number;
  /** Different exercises met. */
  different: number;
  /** Exercises that bend the spine forward, and backward. */
  forward: number;
  backward: number;
  /** The most changes of place on one day. */
  placeChanges: number;
};

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

export function figuresOf(days: readonly (readonly Candidate[])[]): Figures {
  const all = days.flat();
  const share = (test: (day: readonly Candidate[], at: number) => boolean) =>
    percent(days.filter(test).length, days.length);
  const countById = Map.groupBy(all, ({ id }) => id);
  const counts = [...countById.values()].map(({ length }) => length);
  return {
    repeated: share((day, at) =>
      day.some(({ id }) => days[at - 1]?.some((before) => before.id === id)),
    ),
    variants: share((day) => new Set(day.map(familyOf)).size < day.length),
    rare: share((day) => day.filter(isRare).length > 1),
    core: share((day) => day.some(({ core }) => core !== null)),
    commonest: percent(Math.max(0, ...counts), days.length),
    different: countById.size,
    forward: all.filter(({ bend }) => bend === 'forward').length,
    backward: all.filter(({ bend }) => bend === 'backward').length,
    placeChanges: Math.max(0, ...days.map(placeChanges)),
  };
}
