/**
 * `npm run library -- choice`: 30 days of people with one area each, of visitors, and of 300 people with
 * several areas. The table stands in docs/choosing-a-routine.md.
 */
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { DEFAULT_PREFERENCES } from '@limber/domain/preferences/preferences';
import { seededRandom, shuffle } from '@limber/domain/random';
import { isForVisitors } from '@limber/domain/routines/for-visitors';
import { suits } from '@limber/domain/routines/suits';
import { type Candidate, candidates } from '../src/choice/candidates.ts';
import { simulateDays } from '../src/choice/simulate-days.ts';
import { type Figures, figuresOf } from '../src/choice/table-of-days.ts';

const DAYS = 30;
const PEOPLE = 40;

const forEverybody = candidates.filter((each) => suits(each, DEFAULT_PREFERENCES));
const withWall = candidates.filter((each) => suits(each, { hasWall: true, nerveGlides: false }));
const free = forEverybody.filter(({ premium }) => !premium);
const visitors = candidates.filter(isForVisitors);

/** Means over people; the largest for `placeChanges`. */
function simulate(usable: readonly Candidate[], areasOf: (seed: number) => readonly BodyArea[]) {
  const all = Array.from({ length: PEOPLE }, (_, seed) => {
    const weights = splitEvenly(areasOf(seed));
    return figuresOf(simulateDays(usable, weights, seededRandom(seed), DAYS));
  });
  const mean = (of: (figures: Figures) => number) =>
    Math.round(all.reduce((sum, each) => sum + of(each), 0) / all.length);
  return [
    mean(({ repeated }) => repeated),
    mean(({ variants }) => variants),
    mean(({ rare }) => rare),
    mean(({ core }) => core),
    mean(({ commonest }) => commonest),
    mean(({ different }) => different),
    mean(({ backward }) => backward),
    mean(({ forward }) => forward),
    Math.max(...all.map(({ placeChanges }) => placeChanges)),
  ];
}

const row = (...cells: readonly (string | number)[]) =>
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
const pool = (usable: readonly Candidate[], area: BodyArea) =>
  usable.filter(({ bodyArea }) => bodyArea === area).length;

row(
  'who',
  'pool',
  'repeats yesterday, %',
  'two variants, %',
  'two rare, %',
  'core, %',
  'commonest, %',
  'different',
  'back',
  'forward',
  'changes of place',
);
row(...Array.from({ length: 11 }, () => '---'));
for (const area of BODY_AREAS) {
  row(area, pool(forEverybody, area), ...simulate(forEverybody, () => [area]));
}
for (const area of BODY_AREAS) {
  row(`${area}, with a wall`, pool(withWall, area), ...simulate(withWall, () => [area]));
}
for (const area of BODY_AREAS) {
  row(`${area}, free plan`, pool(free, area), ...simulate(free, () => [area]));
}
for (const area of BODY_AREAS) {
  row(`${area}, visitor`, pool(visitors, area), ...simulate(visitors, () => [area]));
}
const several = (count: number) => (seed: number) =>
  shuffle(BODY_AREAS, seededRandom(seed)).slice(0, count);
for (const count of [0, 2, 3, 5, 9]) {
  row(`${count} areas`, forEverybody.length, ...simulate(forEverybody, several(count)));
}
