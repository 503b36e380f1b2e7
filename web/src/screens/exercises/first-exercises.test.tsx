import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises, listFirstExercises } from '@limber/contract/exercises';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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
  expect(dialog.getByText('2')).toBeDefined();
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
