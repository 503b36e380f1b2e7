import {
  completeExercise,
  completeRoutine,
  getRoutine,
  regenerateRoutine,
} from '@limber/contract/routines';
import { getPainPoints } from '@limber/contract/pain-points';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localDayOf } from '@limber/domain/time/local-day';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { api, refused } from '#test/fake-api.ts';
import { aPainPointsRecord, aRoutine } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { RoutineScreen } from './routine.tsx';

const TODAY = localDayOf(new Date());
const routine = (ids: number[], completed: number[] = []) => {
  const made = aRoutine(ids, { date: TODAY });
  for (const exercise of made.exercises) exercise.completed = completed.includes(exercise.id);
  return made;
};
function serve(): void {
  api.answer(getRoutine, () => routine([1, 2]));
  api.answer(getPainPoints, () => aPainPointsRecord);
}
const open = () => show(<Route path="/routine/:id" component={RoutineScreen} />);
/** The first button that sets or removes the mark. */
const mark = (id: number) => {
  const name = new RegExp(`^Mark (Complete|as Incomplete): JME ${id} `);
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`No button marks exercise ${id}`);
  return first;
};
const isMarked = (id: number) => mark(id).textContent === 'Mark as Incomplete';
const press = async (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));

beforeEach(() => window.history.replaceState(null, '', '/routine/7'));

test(
  'the page names the routine and its minutes, and leads back to the dashboard',
  { tags: ['spec:2/routine-heading'] },
  async () => {
    serve();
    api.answer(getRoutine, () => ({ ...routine([1, 2]), duration: 170 }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Daily Routine' })).toBeDefined();
    expect(screen.getByText('3 minutes')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start session' }).getAttribute('href')).toBe(
      '/session/7',
    );
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  },
);

test(
  'a mark shows at once, and is taken back when the server does not agree',
  { tags: ['spec:4/mark-taken-back', 'spec:8/failures-mark-exercise'] },
  async () => {
    const asked = Promise.withResolvers<Response>();
    serve();
    api.answer(completeExercise, () => asked.promise);
    open();
    await screen.findByText('Daily Routine');
    await userEvent.click(mark(1));
    expect(isMarked(1)).toBe(true);
    asked.resolve(refused(503));
    await said({ title: 'Failed to mark exercise as complete' });
    expect(isMarked(1)).toBe(false);
    expect(JSON.parse(localStorage.getItem(`completion_${TODAY}`) ?? '')).toMatchObject({
      exerciseIds: [],
    });
  },
);

test('a mark that fails takes no other mark with it', async () => {
  serve();
  api.answer(completeExercise, ({ address }) =>
    address.endsWith('/0') ? refused(503) : routine([1, 2], [2]),
  );
  open();
  await screen.findByText('Daily Routine');
  await userEvent.click(mark(1));
  await userEvent.click(mark(2));
  await said({ title: 'Failed to mark exercise as complete' });
  await waitFor(() => expect([isMarked(1), isMarked(2)]).toEqual([false, true]));
});

test(
  'marking tells the server, unmarking does not',
  { tags: ['spec:4/unmarking-is-local', 'spec:7/complete-exercise'] },
  async () => {
    serve();
    api.answer(completeExercise, () => routine([1, 2], [2]));
    open();
    await screen.findByText('Daily Routine');
    await userEvent.click(mark(2));
    await waitFor(() =>
      expect(api.changes()).toMatchObject([
        { name: 'POST /api/routines/7/complete-exercise/1', body: { rating: 3 } },
      ]),
    );
    await userEvent.click(mark(2));
    expect(isMarked(2)).toBe(false);
    expect(api.changes()).toHaveLength(1);
  },
);

test(
  'marks made on the dashboard are sent before the routine is completed',
  { tags: ['spec:2/routine-complete', 'spec:7/complete-routine'] },
  async () => {
    localStorage.setItem(
      `completion_${TODAY}`,
      JSON.stringify({ date: TODAY, exerciseIds: [1, 2], timestamp: '2026-01-05T09:00:00.000Z' }),
    );
    serve();
    api.answer(getRoutine, () => routine([1, 2], [1]));
    api.answer(completeExercise, () => routine([1, 2], [1, 2]));
    api.answer(completeRoutine, { success: true });
    open();
    await screen.findByText('Daily Routine');
    await press('Done');
    expect(await screen.findByText('Routine Complete!')).toBeDefined();
    expect(screen.getByText('All 2 exercises saved to your history.')).toBeDefined();
    const posts = api.changes();
    expect(posts.map(({ name }) => name)).toEqual([
      'POST /api/routines/7/complete-exercise/1',
      'POST /api/routines/7/complete',
    ]);
    expect(posts[1]?.body).toEqual({ painPoints: ['neck'] });
    expect(window.location.pathname).toBe('/routine/7');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  },
);

test(
  '"Done" is offered only once everything is marked',
  { tags: ['spec:2/routine-done'] },
  async () => {
    serve();
    api.answer(getRoutine, () => routine([1, 2], [1]));
    open();
    await screen.findByText('Daily Routine');
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  },
);

test(
  'a routine that could not be completed says so and can be tried again',
  { tags: ['spec:8/failures-save-routine'] },
  async () => {
    serve();
    api.answer(getRoutine, () => routine([1, 2], [1, 2]));
    api.break(completeRoutine, 503);
    open();
    await screen.findByText('Daily Routine');
    await press('Done');
    await said({ title: 'Failed to save routine completion to your history' });
    expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined();
  },
);

test(
  'an exercise opens at full size, and the way back leads to all of them',
  { tags: ['spec:2/routine-detail'] },
  async () => {
    serve();
    open();
    await screen.findByText('Daily Routine');
    await press(/^Open JME 2 /);
    expect(screen.getByRole('heading', { level: 1, name: 'JME 2 Movement 2' })).toBeDefined();
    expect(screen.getByText('Turn your head.')).toBeDefined();
    expect(screen.getByText('2 of 2')).toBeDefined();
    await press('Back to All Exercises');
    expect(screen.getByRole('heading', { level: 1, name: 'Daily Routine' })).toBeDefined();
  },
);

test('a double click marks one exercise and stays, and refreshes once', async () => {
  serve();
  api.answer(completeExercise, () => routine([1, 2], [1]));
  api.answer(regenerateRoutine, () => routine([3, 4]));
  window.history.replaceState(null, '', '/routine/7?exercise=1');
  open();
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Mark Complete: JME 1 / }));
  expect(screen.getByRole('heading', { level: 1, name: 'JME 1 Movement 1' })).toBeDefined();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Refresh' }));
  await said({ title: 'Routine Regenerated' });
  expect(api.sent(regenerateRoutine)).toHaveLength(1);
});

test(
  'refreshing brings other exercises, none of them marked',
  { tags: ['spec:8/success-routine-regenerated', 'spec:2/routine-refresh'] },
  async () => {
    serve();
    api.answer(getRoutine, () => routine([1, 2], [2]));
    api.answer(regenerateRoutine, () => routine([2, 9]));
    open();
    await screen.findByText('Daily Routine');
    expect(isMarked(2)).toBe(true);
    await press('Refresh');
    await said({ title: 'Routine Regenerated' });
    await waitFor(() => expect([isMarked(2), isMarked(9)]).toEqual([false, false]));
  },
);

test(
  'a routine that could not be loaded says why and leads back',
  { tags: ['spec:8/failures-load-routine'] },
  async () => {
    serve();
    api.refuse(getRoutine, 404, 'Not found');
    open();
    expect(await screen.findByText('Error loading routine')).toBeDefined();
    expect(screen.getByText('Not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to dashboard' })).toBeDefined();
  },
);

test(
  'without a reason it says that the routine failed to load',
  { tags: ['spec:8/failures-load-routine'] },
  async () => {
    serve();
    api.break(getRoutine);
    open();
    expect(await screen.findByText('Failed to load your routine')).toBeDefined();
  },
);

test(
  'a routine without exercises says so and leads back',
  { tags: ['spec:8/failures-empty-routine'] },
  async () => {
    serve();
    api.answer(getRoutine, () => routine([]));
    open();
    expect(await screen.findByText('No exercises found')).toBeDefined();
    expect(screen.getByText("This routine doesn't have any exercises")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to dashboard' })).toBeDefined();
  },
);

test(
  'exercises stay when the routine could not be refreshed',
  { tags: ['spec:8/failures-regenerate-routine'] },
  async () => {
    serve();
    api.break(regenerateRoutine, 503);
    open();
    await screen.findByText('Daily Routine');
    await press('Refresh');
    await said({ title: 'Failed to regenerate routine' });
    expect(isMarked(1)).toBe(false);
  },
);

test('refreshing adds nothing that Back would have to go through', async () => {
  serve();
  api.answer(regenerateRoutine, () => routine([3, 4]));
  open();
  await screen.findByText('Daily Routine');
  const { length } = window.history;
  await press('Refresh');
  await said({ title: 'Routine Regenerated' });
  expect(window.history.length).toBe(length);
});
