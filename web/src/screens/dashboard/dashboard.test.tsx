// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localDayOf } from '@limber/domain/time/local-day';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refused, type SeenCall } from '#test/fake-api.ts';
import { aPainPointsRecord, aPlan, anExercise, aRoutine } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { Dashboard } from './dashboard.tsx';

const TODAY = localDayOf(new Date());
const routine = (...ids: number[]) => aRoutine(ids, { date: TODAY });
const saved = {
  id: 1,
  name: 'Daily Routine',
  exerciseIds: [1, 2],
  exerciseNames: ['JME 1 Movement 1', 'JME 2 Movement 2'],
  bodyAreas: ['neck'],
  totalDuration: 72,
  painPointsAtTime: ['neck'],
  exerciseCount: 2,
  completedAt: '2026-01-05T09:00:00.000Z',
};

/** A person with a routine of two exercises and nothing in the history; `more` comes first. */
function serve(more: Parameters<typeof fakeApi>[0] = {}): SeenCall[] {
  return fakeApi({
    ...more,
    'GET /api/routines/today': () => routine(1, 2),
    'GET /api/pain-points': () => aPainPointsRecord,
    'GET /api/routine-history': () => [],
    'GET /api/exercise-history': () => [],
    'GET /api/progress/*': () => ({
      date: TODAY,
      exercisesCompleted: 0,
      routinesCompleted: 0,
      secondsMoved: 0,
    }),
    'GET /api/custom-plans': () => [],
    'GET /api/exercises': () => [1, 2, 3].map((id) => anExercise(id)),
    ...more,
  });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(button(name));
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
const exercises = () => screen.findByRole('list', { name: "Today's exercises" });
const calls = (seen: SeenCall[], call: string) => seen.filter((made) => made.call === call);

beforeEach(() => window.history.replaceState(null, '', '/dashboard'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the routine of the local day is asked for, and the person greeted by name', async () => {
  const seen = serve();
  show(<Dashboard />);
  expect(within(await exercises()).getAllByRole('listitem')).toHaveLength(2);
  expect(seen.map(({ path }) => path)).toContain(`/api/routines/today?date=${TODAY}`);
  expect(screen.getByText(/^Good (morning|afternoon|evening), Ada Lovelace$/)).toBeDefined();
  expect(screen.getByText('free plan')).toBeDefined();
  expect(screen.getByText('0% complete')).toBeDefined();
});

test(
  'completing an exercise is a toggle that counts',
  { tags: ['spec:2/dashboard-progress', 'spec:4/completion-toggled'] },
  async () => {
    serve();
    show(<Dashboard />);
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

test(
  'a finished workout is saved once, and what depends on it is asked for anew',
  {
    tags: [
      'spec:2/dashboard-complete-workout',
      'spec:4/completing-the-workout',
      'spec:7/lists-asked-anew',
    ],
  },
  async () => {
    const seen = serve({ 'POST /api/routine-history': () => saved });
    show(<Dashboard />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
    await press('Complete JME 2 Movement 2');
    await userEvent.dblClick(button('Complete Workout'));
    await said({ title: 'Workout Completed!' });

    const [posted, ...others] = calls(seen, 'POST /api/routine-history');
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
    });
    expect(posted?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    for (const again of ['routine-history', 'exercise-history', `progress/${TODAY}`]) {
      expect(calls(seen, `GET /api/${again}`)).toHaveLength(2);
    }
  },
);

test(
  'the button tells how the saving goes, and then the workout is in the history',
  { tags: ['spec:4/saving-a-workout'] },
  async () => {
    serve({ 'POST /api/routine-history': () => saved });
    show(<Dashboard />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Complete JME 2 Movement 2');
    await press('Complete Workout');
    await screen.findByRole('button', { name: 'Saved!' });
    await screen.findByRole('button', { name: 'Amazing!' }, { timeout: 2000 });
    await screen.findByText("Today's workout is in your history", {}, { timeout: 3000 });
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Regenerate JME 1 Movement 1' })).toBeNull();
  },
);

test(
  'a workout that was not saved can be saved again, under the same key',
  { tags: ['spec:silent/workout-saved-once'] },
  async () => {
    let works = false;
    const seen = serve({ 'POST /api/routine-history': () => (works ? saved : refused(503)) });
    show(<Dashboard />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Complete JME 2 Movement 2');
    await press('Complete Workout');
    await said({ title: 'Save Error', description: 'Could not save workout to history' });
    expect(screen.getByText('2 of 2 exercises completed')).toBeDefined();

    works = true;
    await press('Complete Workout');
    await said({ title: 'Workout Completed!' });
    const keys = calls(seen, 'POST /api/routine-history').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(sessionStorage.getItem('workoutKey')).toBeNull();
  },
);

test('a routine that another device finished is shown as finished', async () => {
  const done = routine(1, 2);
  done.exercises.forEach((exercise) => (exercise.completed = true));
  serve({
    'GET /api/routines/today': () => ({ ...done, completedAt: '2026-01-05T09:00:00.000Z' }),
  });
  show(<Dashboard />);
  expect(await screen.findByText("Today's workout is in your history")).toBeDefined();
  expect(screen.getByText('100% complete')).toBeDefined();
});

test(
  'a regenerated exercise loses its mark',
  { tags: ['spec:1/a-routine-from-start-to-history', 'spec:4/regenerating-removes-mark'] },
  async () => {
    const seen = serve({ 'POST /api/routines/*/regenerate-exercise/*': () => routine(9, 2) });
    show(<Dashboard />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Exercise Regenerated', description: 'Replaced with JME 9 Movement 9.' });
    expect(calls(seen, 'POST /api/routines/7/regenerate-exercise/0')).toHaveLength(1);
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(`completion_${TODAY}`) ?? '')).toMatchObject({
      exerciseIds: [],
    });
  },
);

test('an area with nothing else to offer says so and keeps the exercise', async () => {
  serve({ 'POST /api/routines/*/regenerate-exercise/*': () => refused(422, 'None left') });
  show(<Dashboard />);
  await exercises();
  await press('Regenerate JME 1 Movement 1');
  await said({
    title: 'No alternatives found',
    description: 'No other exercises available for your selected pain points',
  });
  expect(button('Regenerate JME 1 Movement 1')).toBeDefined();
});

test(
  'regenerating the routine clears the marks and the timer',
  {
    tags: [
      'spec:1/a-routine-from-start-to-history',
      'spec:2/dashboard-regenerate-all',
      'spec:4/timer-resets',
    ],
  },
  async () => {
    serve({ 'POST /api/routines/*/regenerate': () => routine(2, 9) });
    show(<Dashboard />);
    await exercises();
    await press('Complete JME 2 Movement 2');
    expect(screen.getByText('Active')).toBeDefined();
    await press('Regenerate Exercises');
    await said({ title: 'Routine Regenerated' });
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    expect(screen.getByText('Not started')).toBeDefined();
  },
);

test('a routine that could not be regenerated stays as it is', async () => {
  serve({ 'POST /api/routines/*/regenerate': () => refused(503) });
  show(<Dashboard />);
  await exercises();
  await press('Regenerate Exercises');
  await said({ title: 'Failed to generate exercises. Please try again.' });
  expect(button('Start Exercise JME 1 Movement 1')).toBeDefined();
});

test(
  'in the detail one goes from exercise to exercise, and the last one completes the routine',
  { tags: ['spec:2/detail-complete-and-next'] },
  async () => {
    const seen = serve({ 'POST /api/routine-history': () => saved });
    show(<Dashboard />);
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
    expect(calls(seen, 'POST /api/routine-history')).toHaveLength(1);
  },
);

test('somebody without pain points is told where to set them', async () => {
  serve({ 'GET /api/pain-points': () => ({ ...aPainPointsRecord, neck: false, neckWeight: 0 }) });
  show(<Dashboard />);
  expect(
    await screen.findByText(
      'Please select your pain points in Settings to get personalized exercises.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Select pain points' }).getAttribute('href')).toBe(
    '/onboarding',
  );
});

test(
  'the note about seeing a doctor stands before the first routine until it is read',
  { tags: ['spec:silent/see-a-doctor'] },
  async () => {
    serve();
    const { unmount } = show(<Dashboard />);
    await screen.findByText('Stop and see a doctor if…');
    await press('Understood');
    expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
    unmount();
    show(<Dashboard />);
    await exercises();
    expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
  },
);

test('whoever has a history is past that note', async () => {
  serve({ 'GET /api/routine-history': () => [saved] });
  show(<Dashboard />);
  expect(await screen.findByText('January 5, 2026')).toBeDefined();
  expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
});

test('somebody for whom there is no exercise is told so', async () => {
  serve({ 'GET /api/routines/today': () => routine() });
  show(<Dashboard />);
  await screen.findByRole('heading', { name: 'No exercises found' });
  await said({
    title: 'No exercises found',
    description: 'No exercises found for your selected pain points.',
  });
  expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
});

test('a routine that could not be loaded can be tried again', async () => {
  let works = false;
  serve({ 'GET /api/routines/today': () => (works ? routine(1, 2) : refused(503)) });
  show(<Dashboard />);
  await screen.findByText("Today's routine could not be loaded");
  works = true;
  await press('Try again');
  expect(within(await exercises()).getAllByRole('listitem')).toHaveLength(2);
});

test(
  'a custom plan is done like a routine, and goes into the history under its name',
  { tags: ['spec:2/dashboard-custom-plan', 'spec:2/dashboard-title'] },
  async () => {
    window.history.replaceState(null, '', '/dashboard?customPlan=4');
    const seen = serve({
      'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3, 1, 999]),
      'POST /api/routine-history': () => saved,
    });
    show(<Dashboard />);
    const names = within(await exercises()).getAllByRole('heading');
    expect(names.map((name) => name.textContent)).toEqual(['JME 3 Movement 3', 'JME 1 Movement 1']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mornings');
    await said({ title: 'Custom plan loaded' });
    await press('Complete JME 3 Movement 3');
    await press('Complete JME 1 Movement 1');
    await press('Complete Workout');
    await said({ title: 'Workout Completed!' });
    const [posted] = calls(seen, 'POST /api/routine-history');
    expect(posted?.body).toMatchObject({ name: 'Mornings', exerciseIds: [3, 1] });
    expect(posted?.body).not.toHaveProperty('routineId');
  },
);

test('a custom plan without valid exercises says so', async () => {
  window.history.replaceState(null, '', '/dashboard?customPlan=4');
  serve({ 'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [999]) });
  show(<Dashboard />);
  expect(await screen.findByRole('heading', { name: 'No exercises found' })).toBeDefined();
  await said({
    title: 'No exercises found',
    description: 'This custom plan contains no valid exercises.',
  });
});

test.each(['4', 'abc'])(
  'a custom plan that is not there (%s) says so',
  { tags: ['spec:8/info-plan-not-found'] },
  async (id) => {
    window.history.replaceState(null, '', `/dashboard?customPlan=${id}`);
    serve();
    show(<Dashboard />);
    expect(await screen.findByRole('heading', { name: 'Plan not found' })).toBeDefined();
  },
);

test(
  'in edit mode exercises go in and out of the plan, and the order is kept',
  { tags: ['spec:2/dashboard-edit-plan', 'spec:4/edit-mode'] },
  async () => {
    window.history.replaceState(null, '', '/dashboard?editPlan=4');
    const seen = serve({
      'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3, 1]),
      'PUT /api/custom-plans/*': () => aPlan(4, 'Mornings', [1, 2]),
    });
    show(<Dashboard />);
    expect(await screen.findByText('Edit "Mornings"')).toBeDefined();
    expect(await screen.findByText('2 exercises selected')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'JME 2 Movement 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'JME 3 Movement 3' }));
    await press('Save Changes');
    await said({ title: 'Plan Updated' });
    expect(calls(seen, 'PUT /api/custom-plans/4')[0]?.body).toEqual({ exerciseIds: [1, 2] });
    expect(window.location.pathname + window.location.search).toBe('/profile?tab=custom-plans');
  },
);

test('a plan cannot be left without exercises', async () => {
  window.history.replaceState(null, '', '/dashboard?editPlan=4');
  serve({ 'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3]) });
  show(<Dashboard />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'JME 3 Movement 3' }));
  expect(screen.getByText('At least one exercise is required')).toBeDefined();
  expect(button('Save Changes').hasAttribute('disabled')).toBe(true);
});
