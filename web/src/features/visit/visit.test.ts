import { expect, test } from 'vitest';
import { aRoutine } from '#test/samples.ts';
import {
  chooseVisitAreas,
  currentVisit,
  dropFinishedRoutine,
  isFinished,
  setVisitDone,
  setVisitRoutine,
} from './visit.ts';

const ROUTINE = aRoutine([1, 3]);

test('a workout waits to be kept once all of it is done, and once only', () => {
  chooseVisitAreas(['hips', 'neck']);
  setVisitRoutine(ROUTINE);
  setVisitDone([1]);
  expect(isFinished(currentVisit())).toBe(false);
  setVisitDone([1, 3]);
  setVisitDone([1, 3]);
  expect(isFinished(currentVisit())).toBe(true);
  expect(currentVisit().finished).toMatchObject([
    { record: { exerciseIds: [1, 3], exerciseCount: 2, painPointsAtTime: ['neck', 'hips'] } },
  ]);
});

test('what was done stays to be kept when others are chosen, each under a key of its own', () => {
  for (const ids of [
    [1, 3],
    [5, 7],
  ]) {
    setVisitRoutine(aRoutine(ids));
    setVisitDone(ids);
    dropFinishedRoutine();
  }
  const { finished, routine } = currentVisit();
  expect(routine).toBeNull();
  expect(finished.map(({ record }) => record.exerciseIds)).toEqual([
    [1, 3],
    [5, 7],
  ]);
  expect(new Set(finished.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('other areas ask for other exercises, the same areas go on', () => {
  chooseVisitAreas(['neck']);
  setVisitRoutine(ROUTINE);
  setVisitDone([1]);
  chooseVisitAreas(['neck']);
  expect(currentVisit().doneIds).toEqual([1]);
  chooseVisitAreas(['neck', 'knees']);
  expect(currentVisit()).toMatchObject({ routine: null, doneIds: [], areas: ['neck', 'knees'] });
});

test.each(['', 'null', '{"areas":["tail"]}', '{'])(
  'what is no visit (%s) is an empty one',
  (text) => {
    sessionStorage.setItem('visit', text);
    expect(currentVisit()).toMatchObject({ areas: [], routine: null, finished: [] });
  },
);
