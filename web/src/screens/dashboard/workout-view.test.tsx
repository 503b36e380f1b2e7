import { getTodaysRoutine, regenerateExercise, undoRegeneration } from '@limber/contract/routines';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import { getProgress } from '@limber/contract/progress';
import { listRoutineHistory, saveRoutineRecord } from '@limber/contract/routine-history';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import { press } from '#test/interactions.ts';
import { ADA } from '#test/samples.ts';
import { waitingKeys } from '#test/storage.ts';
import {
  TODAY,
  button,
  exercises,
  opensDashboardAt,
  routine,
  said,
  saved,
  serveDashboard,
} from './test/served-dashboard.ts';

opensDashboardAt('/dashboard');

test(
  'completing an exercise is a toggle that counts',
  { tags: ['spec:2/dashboard-progress', 'spec:4/completion-toggled'] },
  async () => {
    serveDashboard();
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    expect(button('Complete JME 1 Movement 1').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('50% complete')).toBeDefined();
    expect(screen.getByText('1 of 2 exercises completed')).toBeDefined();
    expect(screen.getByText('Active')).toBeDefined();
    await press('Complete JME 1 Movement 1');
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
  },
);

test('the timer goes on when one comes back', { tags: ['spec:4/timer-starts'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serveDashboard();
  const first = show(<DashboardScreen />);
  await exercises();
  await press('Complete JME 1 Movement 1');
  first.unmount();
  vi.advanceTimersByTime(90_000);
  show(<DashboardScreen />);
  await exercises();
  expect(screen.getByText('Active')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/^1:3/);
});

test('the timer of a finished round is not that of the next, which began elsewhere', async () => {
  sessionStorage.setItem(
    `routineClock ${ADA.id} ${routine(1, 2).id}`,
    JSON.stringify({ state: 'finished', since: 0, counted: 90_000 }),
  );
  serveDashboard();
  show(<DashboardScreen />);
  await exercises();
  expect(screen.getByText('Not started')).toBeDefined();
  await press('Complete JME 1 Movement 1');
  expect(screen.getByText('Active')).toBeDefined();
});

test(
  'a finished workout is saved once, and what depends on it is asked for anew',
  {
    tags: [
      'spec:8/success-workout',
      'spec:2/dashboard-complete-workout',
      'spec:4/completing-the-workout',
      'spec:7/lists-asked-anew',
    ],
  },
  async () => {
    serveDashboard();
    api.answer(saveRoutineRecord, () => saved);
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
    await press('Complete JME 2 Movement 2');
    await userEvent.dblClick(button('Complete Workout'));
    await said({ title: 'Workout Completed!' });

    const [posted, ...others] = api.sent(saveRoutineRecord);
    expect(others).toEqual([]);
    expect(posted?.body).toEqual({
      name: 'Daily Routine',
      routineId: 7,
      exerciseIds: [1, 2],
      exerciseNames: ['JME 1 Movement 1', 'JME 2 Movement 2'],
      bodyAreas: ['neck'],
      totalDuration: 72,
      painPointsAtTime: ['neck'],
      exerciseCount: 2,
      completedAt: expect.any(String) as string,
    });
    expect(posted?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    for (const again of [listRoutineHistory, listExerciseHistory]) {
      expect(api.sent(again)).toHaveLength(2);
    }
    expect(api.sent(getProgress, { date: TODAY })).toHaveLength(2);
  },
);

test(
  'the button tells how the saving goes, and then the workout is in the history',
  { tags: ['spec:4/saving-a-workout'] },
  async () => {
    serveDashboard();
    api.answer(saveRoutineRecord, () => saved);
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Complete JME 2 Movement 2');
    expect(screen.getByText('Counted once a workout is complete and saved.')).toBeDefined();
    await press('Complete Workout');
    await screen.findByRole('button', { name: 'Saved!' });
    await screen.findByRole('button', { name: 'Amazing!' });
    await screen.findByText("Today's workout is in your history");
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
    const mark = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Complete JME 1 Movement 1',
    });
    expect([mark.disabled, mark.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  },
);

test(
  'in a finished routine one exercise can still be regenerated: that begins another round, and can be undone',
  { tags: ['spec:2/dashboard-row', 'spec:silent/regeneration-undone'] },
  async () => {
    const done = routine(1, 2);
    done.exercises.forEach((exercise) => (exercise.completed = true));
    done.completedAt = '2026-01-05T09:00:00.000Z';
    serveDashboard();
    api.answer(getTodaysRoutine, () => done);
    api.answer(regenerateExercise, () => routine(9, 2));
    api.answer(undoRegeneration, () => done);
    show(<DashboardScreen />);
    await screen.findByText("Today's workout is in your history");
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Exercise Regenerated', description: 'Replaced with JME 9 Movement 9.' });
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    expect(screen.queryByText("Today's workout is in your history")).toBeNull();
    await press('Undo');
    await screen.findByText("Today's workout is in your history");
    expect(screen.getByText('2 of 2 exercises completed')).toBeDefined();
  },
);

test(
  'a workout that was not saved can be saved again, under the same key',
  { tags: ['spec:8/failures-save-workout', 'spec:silent/workout-saved-once'] },
  async () => {
    let works = false;
    serveDashboard();
    api.answer(saveRoutineRecord, () => (works ? saved : refused(503)));
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Complete JME 2 Movement 2');
    await press('Complete Workout');
    await said({ title: 'Save Error', description: 'Could not save workout to history' });
    expect(screen.getByText('2 of 2 exercises completed')).toBeDefined();

    works = true;
    await press('Complete Workout');
    await said({ title: 'Workout Completed!' });
    const keys = api.sent(saveRoutineRecord).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(waitingKeys()).toEqual([]);
  },
);

test('a routine that another device finished is shown as finished', async () => {
  const done = routine(1, 2);
  done.exercises.forEach((exercise) => (exercise.completed = true));
  serveDashboard();
  api.answer(getTodaysRoutine, () => ({ ...done, completedAt: '2026-01-05T09:00:00.000Z' }));
  show(<DashboardScreen />);
  expect(await screen.findByText("Today's workout is in your history")).toBeDefined();
  expect(screen.getByText('100% complete')).toBeDefined();
});

test(
  'in the detail one goes from exercise to exercise, and the last one completes the routine',
  { tags: ['spec:2/detail-complete-and-next'] },
  async () => {
    serveDashboard();
    api.answer(saveRoutineRecord, () => saved);
    show(<DashboardScreen />);
    await exercises();
    await press('Start Exercise JME 1 Movement 1');
    expect(screen.getByRole('dialog', { name: 'JME 1 Movement 1' })).toBeDefined();
    expect(screen.getByText('1 of 2')).toBeDefined();
    await press('Complete & Next');
    expect(screen.getByRole('dialog', { name: 'JME 2 Movement 2' })).toBeDefined();

    await press('Previous exercise');
    await press('Mark as Incomplete');
    await press('Complete & Next');
    await press('Complete Routine');
    await said({ title: 'Workout Completed!' });
    expect(api.sent(saveRoutineRecord)).toHaveLength(1);
  },
);

test('after a routine that was completed in the detail the focus is where it says so', async () => {
  serveDashboard();
  api.answer(saveRoutineRecord, () => saved);
  show(<DashboardScreen />);
  await exercises();
  await press('Complete JME 1 Movement 1');
  await press('Start Exercise JME 2 Movement 2');
  await press('Complete Routine');
  const words = await screen.findByText("Today's workout is in your history");
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // A closed dialog returns the focus a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(words);
});

test('a double click completes one exercise, and so does a key that is held down', async () => {
  serveDashboard();
  api.answer(getTodaysRoutine, () => routine(1, 2, 3));
  show(<DashboardScreen />);
  await exercises();
  await press('Start Exercise JME 1 Movement 1');
  await userEvent.dblClick(button('Complete & Next'));
  expect(screen.getByText('2 of 3')).toBeDefined();
  button('Complete & Next').focus();
  await userEvent.keyboard('{Enter>3/}');
  expect(screen.getByText('3 of 3')).toBeDefined();
});

test(
  'when all are marked, an exercise that is opened offers to finish the routine',
  { tags: ['spec:2/detail-complete-and-next'] },
  async () => {
    serveDashboard();
    api.answer(saveRoutineRecord, () => saved);
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Complete JME 2 Movement 2');
    await press('Start Exercise JME 2 Movement 2');
    await press('Finish');
    await said({ title: 'Workout Completed!' });
    expect(api.sent(saveRoutineRecord)).toHaveLength(1);
  },
);
