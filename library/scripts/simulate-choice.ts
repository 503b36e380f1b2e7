/**
 * `npm run library -- choice`: the table of docs/choosing-a-routine.md, of 40 people in each line, who get a
 * routine on each of 30 days.
 */
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { DEFAULT_PREFERENCES } from '@limber/domain/preferences/preferences';
import { seededRandom, shuffle } from '@limber/domain/random';
import { isForVisitors } from '@limber/domain/routines/for-visitors';
import { suits } from '@limber/domain/routines/suits';
import { type Candidate, candidates } from '../src/choice/candidates.ts';
import { simulateDays } from '../src/choice/simulate-days.ts';
import { type Figures, figuresOf } from '../src/choice/figures-of-days.ts';

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
const POOLS = {
  '': forEverybody,
  ', with a wall': withWall,
  ', free plan': free,
  ', visitor': visitors,
};
for (const [whose, usable] of Object.entries(POOLS)) {
  for (const area of BODY_AREAS) {
    row(`${area}${whose}`, pool(usable, area), ...simulate(usable, () => [area]));
  }
}
const several = (count: number) => (seed: number) =>
  shuffle(BODY_AREAS, seededRandom(seed)).slice(0, count);
for (const count of [0, 2, 3, 5, 9]) {
  row(`${count} areas`, forEverybody.length, ...simulate(forEverybody, several(count)));
}
