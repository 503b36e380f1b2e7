import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises, listFirstExercises } from '@limber/contract/exercises';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { api } from '#test/fake-api.ts';
import { anExercise } from '#test/samples.ts';
import { show as showOnScreen } from '#test/show.tsx';
import * as page from '#ui/page-stands.ts';
import { ExercisesScreen } from './exercises.tsx';

const LIBRARY = [
  anExercise(1, { name: 'JME 1 Chin Tuck' }),
  anExercise(2, { name: 'JME 2 Neck Rotation' }),
  anExercise(50, { name: 'JME 50 Knee Lift' }),
];
const ALL = LIBRARY.map(({ name }) => name);

/** Lets the page stand. */
let stand: () => void;

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stands = vi.spyOn(page, 'pageStands').mockReturnValue(promise);
  stand = resolve;
  onTestFinished(() => stands.mockRestore());
  api.answer(listFirstExercises, LIBRARY.slice(0, 2));
  api.answer(listExercises, LIBRARY);
  api.answer(listCustomPlans, []);
});

function show(address = '/exercises', state: object | null = null) {
  window.history.replaceState(state, '', address);
  showOnScreen(<ExercisesScreen />);
}

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

test('the library begins with its first exercises, and says how many there are once all are there', async () => {
  show();
  expect(await names()).toEqual(ALL.slice(0, 2));
  expect(screen.queryByText(/^\d+ exercises?$/)).toBeNull();
  expect(api.sent(listExercises)).toEqual([]);
  stand();
  expect(await screen.findByText('3 exercises')).toBeDefined();
  expect(await names()).toEqual(ALL);
});

test('which of how many is open is said once all are there', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'JME 2 Neck Rotation' }));
  const dialog = within(await screen.findByRole('dialog'));
  // The steps, which may have come by then, have numbers too, which nobody is read.
  expect(dialog.getByText('2', { ignore: '[aria-hidden], [aria-hidden] *' })).toBeDefined();
  stand();
  expect(await dialog.findByText('2 of 3')).toBeDefined();
});

test('a search is one of all exercises, whether or not the page stands', async () => {
  show();
  await names();
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  await waitFor(async () => expect(await names()).toEqual(ALL.slice(2)));
  expect(screen.getByText('1 exercise')).toBeDefined();
});

test.each([
  ['part of it is asked for', '/exercises?q=knee', null, ALL.slice(2)],
  ['the user comes back to it', '/exercises', { seen: true }, ALL],
])('all exercises are asked for at once where %s', async (_, address, state, wanted) => {
  show(address, state);
  expect(await names()).toEqual(wanted);
  expect(api.sent(listFirstExercises)).toEqual([]);
});

test('all exercises are asked for at once where the first cannot be had', async () => {
  api.lose(listFirstExercises);
  show();
  expect(await names()).toEqual(ALL);
});

test('where the others cannot be had the first stay, with what was chosen, and one can try again', async () => {
  api.lose(listExercises);
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose JME 1 Chin Tuck' }));
  stand();
  const note = within(await screen.findByRole('alert'));
  expect(note.getByText('The other exercises could not be loaded')).toBeDefined();
  expect(await names()).toEqual(ALL.slice(0, 2));
  api.answer(listExercises, LIBRARY);
  await userEvent.click(note.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 exercises')).toBeDefined();
  expect(await screen.findByText('1 chosen')).toBeDefined();
});

test('a search that waits for the others keeps what was chosen', async () => {
  const answer = api.delay(listExercises);
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose JME 1 Chin Tuck' }));
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  expect(screen.getByText('Loading exercises')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  answer(LIBRARY);
  await waitFor(async () => expect(await names()).toEqual(ALL.slice(2)));
  expect(screen.getByText('1 chosen')).toBeDefined();
});

test('a list that could not be had ahead is asked for again when its screen opens', async () => {
  const { rerender } = showOnScreen(null);
  api.lose(listExercises);
  await queryClient.prefetchQuery(exercisesQuery);
  await waitFor(() => expect(queryClient.getQueryState(exercisesQuery.queryKey)).toBeUndefined());
  api.answer(listExercises, LIBRARY);
  rerender(<ExercisesScreen />);
  stand();
  await waitFor(async () => expect(await names()).toEqual(ALL));
  expect(screen.queryByRole('alert')).toBeNull();
});
