import { beforeEach, expect, test, vi } from 'vitest';
import { setSignedIn } from '#features/auth/session-store.ts';
import { ADA, aPlan } from '#test/samples.ts';
import { endPlanRun, startPlanRun } from './plan-run.ts';

const TODAY = 'completion_2026-01-05';
const PLAN = aPlan(9, 'Morning', [1, 2]);
const marked = (): unknown => JSON.parse(localStorage.getItem(TODAY) ?? '{}').exerciseIds;
const mark = (...exerciseIds: number[]) =>
  localStorage.setItem(TODAY, JSON.stringify({ date: '2026-01-05', exerciseIds, timestamp: 'x' }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 9) });
  setSignedIn('t0ken', ADA);
});

test(
  'a plan that is started has nothing completed; other marks of the day stay',
  { tags: ['spec:4/plan-runner-start'] },
  () => {
    mark(1, 2, 7);
    startPlanRun(PLAN);
    expect(marked()).toEqual([7]);
  },
);

test('a run that neither ended nor was left goes on with its marks', () => {
  startPlanRun(PLAN);
  mark(1);
  startPlanRun(PLAN);
  expect(marked()).toEqual([1]);
});

test(
  'a run that is over begins anew, and so does one after another plan',
  { tags: ['spec:4/plan-runner-finish'] },
  () => {
    startPlanRun(PLAN);
    mark(1);
    endPlanRun();
    startPlanRun(PLAN);
    expect(marked()).toEqual([]);
    mark(1);
    startPlanRun(aPlan(8, 'Evening', [3]));
    startPlanRun(PLAN);
    expect(marked()).toEqual([]);
  },
);
