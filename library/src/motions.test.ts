import { BODY_AREAS } from '@limber/domain/body-areas';
import { expect, test } from 'vitest';
import { findAlike, findDiscontinuous, findImpossible } from './checks/check-exercises.ts';
import { checkRecordOf, readCheckRecord } from './checks/check-record.ts';
import type { ExerciseMotion } from './entry.ts';
import { library } from './library.ts';
import { sampleOf } from './test/sample-of.ts';

const MAX_OVERRIDES = 1 / 20;
// Passed checks are recorded. Only changed exercises are checked in full, and one more per area to test the
// record itself.
const recorded = readCheckRecord();
const current = checkRecordOf(library);
const changed = library.filter(({ id }) => recorded.possible[id] !== current.possible[id]);
const sample = BODY_AREAS.flatMap((area) =>
  sampleOf(
    library.filter(({ bodyArea }) => bodyArea === area),
    JSON.stringify(recorded.distinct),
  ),
);

const named = ({ id, title }: { id: number; title: string }) => `${id} ${title}`;

/** A cycle with an arrow all the way round. */
function circles({ loop, arrows = [] }: ExerciseMotion): boolean {
  return loop === 'cycle' && arrows.some((arrow) => 'track' in arrow && !arrow.stepwise);
}

/** Whether the first frame is on a chair; a pelvis far above the seat stands before it. */
function beginsSeated({ base, start, frames }: ExerciseMotion): boolean {
  const raised = (start?.['pelvis.up'] ?? 0) + (frames[0]?.['pelvis.up'] ?? 0);
  return ['seated', 'desk'].includes(base) && raised < 20;
}

test(
  'every motion has been checked as it is now: npm run library -- drawings',
  { tags: ['spec:silent/drawings-possible-and-different'] },
  () => {
    expect(changed.map(named)).toEqual([]);
    expect(recorded).toEqual(current);
  },
);

test.each(BODY_AREAS)(
  'no exercise for %s asks anything impossible of a body',
  { tags: ['spec:silent/drawings-possible-and-different'] },
  (area) => {
    const unchecked = changed.filter(({ bodyArea }) => bodyArea === area);
    const again = sample.filter(({ bodyArea }) => bodyArea === area);
    expect(findImpossible([...unchecked, ...again])).toEqual([]);
  },
);

test.each(BODY_AREAS)(
  'between its frames, no exercise for %s leaps, slides or passes through anything',
  { tags: ['spec:silent/motion-possible-throughout'] },
  (area) => {
    const unchecked = changed.filter(({ bodyArea }) => bodyArea === area);
    const again = sample.filter(({ bodyArea }) => bodyArea === area);
    expect(findDiscontinuous([...unchecked, ...again])).toEqual([]);
  },
);

test(
  'no two exercises move alike',
  { tags: ['spec:silent/drawings-possible-and-different'] },
  () => {
    const unchecked = library.filter(
      ({ motion: { base } }) => recorded.distinct[base] !== current.distinct[base],
    );
    expect(findAlike([...new Set([...unchecked, ...sample])])).toEqual([]);
  },
);

test('an override of a range of motion gives its reason, and fewer than one in twenty has one', () => {
  const overridden = library.filter(({ motion }) => motion.exceptions !== undefined);
  expect(overridden.length).toBeLessThan(library.length * MAX_OVERRIDES);
  for (const { motion } of overridden) {
    for (const { reason } of motion.exceptions ?? []) expect(reason.length).toBeGreaterThan(30);
  }
});

test('every motion has at least three frames, a circle at least four', () => {
  const short = library.filter(({ motion }) => motion.frames.length < (circles(motion) ? 4 : 3));
  expect(short.map(named)).toEqual([]);
});

test('every motion shows where it goes, and what works glows', () => {
  const mute = library.filter(
    ({ motion: { arrows = [], focus } }) => !arrows.length || !focus.length,
  );
  expect(mute.map(named)).toEqual([]);
});

test('what is done sitting is drawn sitting, and what is done standing, standing', () => {
  const wrong = library.filter(
    ({ posture, motion }) =>
      posture !== 'either' && (posture === 'seated') !== beginsSeated(motion),
  );
  expect(wrong.map(named)).toEqual([]);
});
