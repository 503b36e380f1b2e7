import { type RoutineRecord, saveRoutineRecord } from '@limber/contract/routine-history';
import { getPainPoints } from '@limber/contract/pain-points';
import { listDiscomfortReports } from '@limber/contract/discomfort';
import { changePlanExercises, getCustomPlan } from '@limber/contract/custom-plans';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type ReceivedCall, refused } from '#test/fake-api.ts';
import { anExercise, aPainPointsRecord, aPlan } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { PlanRunner } from './plan-runner.tsx';

const LIBRARY = [
  anExercise(1),
  anExercise(2, { bodyArea: 'hips' }),
  anExercise(3),
  anExercise(4, { bodyArea: 'knees' }),
];
const PLAN = aPlan(9, 'Morning', [1, 2]);
const onLeave = vi.fn<() => void>();

const saved = ({ body }: ReceivedCall): RoutineRecord => ({
  ...(body as RoutineRecord),
  id: 1,
  completedAt: '2026-01-05T09:00:00.000Z',
});

function run(plan = PLAN, answer = () => {}) {
  api.answer(listDiscomfortReports, []);
  api.answer(getCustomPlan, () => plan);
  api.answer(changePlanExercises, ({ body }) => ({ ...plan, ...(body as object) }));
  api.answer(getPainPoints, () => aPainPointsRecord);
  api.answer(saveRoutineRecord, saved);
  answer();
  show(<PlanRunner plan={plan} library={LIBRARY} onLeave={onLeave} />);
}

/** A reload runs no cleanup, and keeps the tab's storage. */
function reload() {
  const stored = Object.entries(sessionStorage);
  cleanup();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const clock = () => screen.getByRole('timer').textContent;
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const savedKeys = () =>
  api.sent(saveRoutineRecord).map(({ headers }) => headers.get('Idempotency-Key'));
const toastTitle = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 0, 5, 9) });
  onLeave.mockReset();
});

test(
  'a plan that is started runs at once, and its timer can be paused',
  { tags: ['spec:2/profile-runner-timer', 'spec:4/plan-runner-start'] },
  async () => {
    run();
    expect(clock()).toBe('0:00');
    pass(75);
    expect([clock(), screen.queryByText('Active') !== null]).toEqual(['1:15', true]);
    press('Pause timer');
    pass(60);
    expect([clock(), screen.queryByText('Paused') !== null]).toEqual(['1:15', true]);
    press('Resume timer');
    expect(clock()).toBe('1:15');
    pass(5);
    expect(clock()).toBe('1:20');
  },
);

test(
  'completing and taking back moves the progress; the end is offered once all is done',
  { tags: ['spec:2/profile-runner-progress'] },
  () => {
    run();
    expect(screen.queryByText('0% complete')).not.toBeNull();
    press('Complete JME 1 Movement 1');
    expect(screen.queryByText('50% complete')).not.toBeNull();
    expect(screen.queryByText('1 of 2 exercises completed')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete Routine' })).toBeNull();
    press('Complete JME 2 Movement 2');
    expect(screen.queryByRole('button', { name: 'Complete Routine' })).not.toBeNull();
    press('Done JME 1 Movement 1');
    expect(screen.queryByText('50% complete')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete Routine' })).toBeNull();
  },
);

test(
  'the routine goes into the history with a key of its own, and the session ends',
  { tags: ['spec:8/success-workout', 'spec:4/plan-runner-finish'] },
  async () => {
    run();
    await waitFor(() => expect(api.sent(getPainPoints)).not.toEqual([]));
    press('Complete JME 1 Movement 1');
    press('Complete JME 2 Movement 2');
    press('Complete Routine');
    await toastTitle('Workout Completed!');
    const saved = api.sent(saveRoutineRecord)[0];
    expect(saved?.body).toMatchObject({
      name: 'Morning',
      exerciseIds: [1, 2],
      exerciseNames: ['JME 1 Movement 1', 'JME 2 Movement 2'],
      bodyAreas: ['neck', 'hips'],
      totalDuration: 72,
      exerciseCount: 2,
      painPointsAtTime: ['neck'],
    });
    expect(saved?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(onLeave).toHaveBeenCalledOnce();
  },
);

test(
  'a routine that could not be saved can be saved again, as the same one',
  { tags: ['spec:8/failures-plan-workout', 'spec:silent/workout-saved-once'] },
  async () => {
    let broken = true;
    run(PLAN, () => api.answer(saveRoutineRecord, (call) => (broken ? refused(500) : saved(call))));
    press('Complete JME 1 Movement 1');
    press('Complete JME 2 Movement 2');
    press('Complete Routine');
    await toastTitle('Failed to save workout completion. Please try again.');
    expect(onLeave).not.toHaveBeenCalled();
    broken = false;
    press('Complete Routine');
    await toastTitle('Workout Completed!');
    const keys = savedKeys();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  },
);

test('a plan under way keeps its marks over a reload; today’s routine knows nothing of them', () => {
  run();
  press('Complete JME 1 Movement 1');
  reload();
  run();
  expect(screen.queryByRole('button', { name: 'Done JME 1 Movement 1' })).not.toBeNull();
  expect(screen.queryByText('1 of 2 exercises completed')).not.toBeNull();
  expect(localStorage.getItem('completion_2026-01-05')).toBeNull();
});

test('a run that was left, by whichever link, begins anew', () => {
  run();
  press('Complete JME 1 Movement 1');
  cleanup();
  run();
  expect(screen.queryByText('0 of 2 exercises completed')).not.toBeNull();
});

test('a routine that could not be saved is the same one after a reload', async () => {
  run(PLAN, () => api.break(saveRoutineRecord));
  press('Complete JME 1 Movement 1');
  press('Complete JME 2 Movement 2');
  press('Complete Routine');
  await toastTitle('Failed to save workout completion. Please try again.');
  reload();
  run();
  press('Complete Routine');
  await toastTitle('Workout Completed!');
  const [before, after] = savedKeys();
  expect(after).toMatch(/^[0-9a-f]{32}$/);
  expect(after).toBe(before);
});

test(
  'an exercise is replaced by another one of its area, in the plan too, and is to be done anew',
  {
    tags: [
      'spec:8/success-exercise-regenerated',
      'spec:2/profile-runner-regenerate-and-detail',
      'spec:9/regenerating',
    ],
  },
  async () => {
    run();
    press('Complete JME 1 Movement 1');
    press('Regenerate JME 1 Movement 1');
    await toastTitle('Exercise Regenerated');
    expect(api.sent(changePlanExercises).at(-1)?.body).toEqual({
      exerciseIds: [3, 2],
    });
    expect(screen.queryByRole('button', { name: 'Complete JME 3 Movement 3' })).not.toBeNull();
    expect(screen.queryByText('0% complete')).not.toBeNull();
  },
);

test(
  'an area that has nothing else to offer says so',
  { tags: ['spec:8/info-no-alternatives-in-area'] },
  async () => {
    run();
    press('Regenerate JME 2 Movement 2');
    await toastTitle('No alternatives found');
    expect(currentToast()?.description).toBe('No other exercises available for this body area');
    expect(api.sent(changePlanExercises)).toEqual([]);
  },
);

test(
  'an exercise that could not be replaced stays',
  { tags: ['spec:8/failures-regenerate-exercise'] },
  async () => {
    run(PLAN, () => api.break(changePlanExercises));
    press('Regenerate JME 1 Movement 1');
    await toastTitle('Failed to regenerate exercise');
    expect(screen.queryByRole('button', { name: 'Complete JME 1 Movement 1' })).not.toBeNull();
  },
);

test(
  'the detail leads from one exercise to the next, to the end of the routine',
  { tags: ['spec:2/profile-runner-regenerate-and-detail'] },
  async () => {
    run();
    press('Start JME 1 Movement 1');
    expect(dialog().queryByText('1 of 2')).not.toBeNull();
    fireEvent.click(dialog().getByRole('button', { name: 'Complete & Next' }));
    expect(dialog().queryByText('2 of 2')).not.toBeNull();
    fireEvent.click(dialog().getByRole('button', { name: 'Complete' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Complete Routine' }));
    await toastTitle('Workout Completed!');
  },
);

test('leaving with something done asks first', () => {
  run();
  press('Your plans');
  expect(onLeave).toHaveBeenCalledOnce();
  press('Complete JME 1 Movement 1');
  press('Your plans');
  expect(onLeave).toHaveBeenCalledOnce();
  press('Leave');
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test('a plan leads to its session too, until something of it is done', async () => {
  run();
  const link = await screen.findByRole('link', { name: 'Start session' });
  expect(link.getAttribute('href')).toBe('/session?customPlan=9');
  press('Complete JME 1 Movement 1');
  expect(screen.queryByRole('link', { name: 'Start session' })).toBeNull();
});
