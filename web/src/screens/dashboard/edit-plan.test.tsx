import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, type SeenCall } from '#test/fake-api.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { EditPlan } from './dashboard.tsx';

const TOTAL = 60;

/** Somebody editing a plan that holds two of 60 exercises, neither of them among the first. */
async function edit(): Promise<SeenCall[]> {
  const seen = fakeApi({
    'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [50, 40]),
    'PUT /api/custom-plans/*': () => aPlan(4, 'Mornings', []),
    'GET /api/exercises': () => Array.from({ length: TOTAL }, (_, index) => anExercise(index + 1)),
  });
  show(<EditPlan planId={4} />);
  await screen.findByRole('group', { name: 'In this plan' });
  return seen;
}
const boxes = () => screen.getAllByRole('checkbox');
const box = (name: string) => screen.findByRole('checkbox', { name });
const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what the plan holds is seen first; of all others, the first, and the rest on demand', async () => {
  await edit();
  const planned = within(screen.getByRole('group', { name: 'In this plan' }));
  expect(planned.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(boxes()).toHaveLength(24);
  await press('Show more exercises');
  await waitFor(() => expect(boxes()).toHaveLength(48));
  await press('Show more exercises');
  await waitFor(() => expect(boxes()).toHaveLength(TOTAL));
  expect(screen.queryByRole('button', { name: 'Show more exercises' })).toBeNull();
});

test('each exercise says its place among all of its group, shown or not', async () => {
  await edit();
  const places = screen
    .getAllByRole('listitem')
    .map((item) => `${item.getAttribute('aria-posinset')} of ${item.getAttribute('aria-setsize')}`);
  expect(places.slice(0, 4)).toEqual(['1 of 2', '2 of 2', '1 of 58', '2 of 58']);
});

test('what is taken out stays in its place, to be put back in', async () => {
  await edit();
  await userEvent.click(await box('JME 50 Movement 50'));
  expect(await screen.findByText('1 exercise selected')).toBeDefined();
  const planned = within(screen.getByRole('group', { name: 'In this plan' }));
  await userEvent.click(planned.getByRole('checkbox', { name: 'JME 50 Movement 50' }));
  expect(await screen.findByText('2 exercises selected')).toBeDefined();
});

test('what was chosen stays chosen while one searches for another, and all of it is saved', async () => {
  const seen = await edit();
  await search('movement 60');
  expect(boxes()).toHaveLength(1);
  await userEvent.click(await box('JME 60 Movement 60'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await search('movement 3');
  await userEvent.click(await box('JME 3 Movement 3'));
  expect(screen.queryByRole('checkbox', { name: 'JME 60 Movement 60' })).toBeNull();
  expect(screen.getByText('4 exercises selected')).toBeDefined();
  await press('Save Changes');
  await waitFor(() =>
    expect(seen.find(({ call }) => call === 'PUT /api/custom-plans/4')?.body).toEqual({
      exerciseIds: [50, 40, 60, 3],
    }),
  );
});

test('a search that finds nothing leads back to all exercises', async () => {
  await edit();
  await search('piano');
  expect(await screen.findByRole('heading', { name: 'No exercises found' })).toBeDefined();
  await press('Clear search');
  expect(boxes()).toHaveLength(24);
});
