import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setSignedIn } from '#features/auth/session-store.ts';
import { ADA } from '#test/samples.ts';
import { endPlanRun, startPlanRun, usePlanRunMarks } from './plan-run.ts';

const PLAN = 9;
const exercises = [{ id: 1 }, { id: 2 }];
const marksOf = (planId = PLAN) => renderHook(() => usePlanRunMarks(planId)).result;
const mark = (marks: ReturnType<typeof marksOf>, ...ids: number[]) =>
  act(() =>
    marks.current.keep({ exercises, completed: new Set() }, { exercises, completed: new Set(ids) }),
  );

beforeEach(() => setSignedIn('t0ken', ADA));

test('a plan that is started has nothing completed', { tags: ['spec:4/plan-runner-start'] }, () => {
  startPlanRun(PLAN);
  expect(marksOf().current.record?.exerciseIds).toEqual([]);
});

test('a run that neither ended nor was left goes on with its marks', () => {
  startPlanRun(PLAN);
  const marks = marksOf();
  mark(marks, 1);
  expect(marks.current.record?.exerciseIds).toEqual([1]);
  startPlanRun(PLAN);
  expect(marks.current.read()?.exerciseIds).toEqual([1]);
});

test(
  'a run that is over begins anew, and so does one after another plan',
  { tags: ['spec:4/plan-runner-finish'] },
  () => {
    startPlanRun(PLAN);
    mark(marksOf(), 1);
    endPlanRun();
    startPlanRun(PLAN);
    expect(marksOf().current.record?.exerciseIds).toEqual([]);
    mark(marksOf(), 1);
    startPlanRun(8);
    startPlanRun(PLAN);
    expect(marksOf().current.record?.exerciseIds).toEqual([]);
  },
);

test('a mark that comes late, when the run is over, does not bring it back', () => {
  startPlanRun(PLAN);
  const marks = marksOf();
  endPlanRun();
  mark(marks, 1);
  startPlanRun(PLAN);
  expect(marksOf().current.record?.exerciseIds).toEqual([]);
});

test('another user of the browser meets no marks of a run', () => {
  startPlanRun(PLAN);
  mark(marksOf(), 1);
  setSignedIn('other', { ...ADA, id: 2 });
  expect(marksOf().current.record).toBeNull();
});
