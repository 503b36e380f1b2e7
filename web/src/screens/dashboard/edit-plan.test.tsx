import { listExercises } from '@limber/contract/exercises';
import { getCustomPlan, updateCustomPlan } from '@limber/contract/custom-plans';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { EditPlan } from './edit-plan.tsx';

const TOTAL = 60;

/** The plan holds two of 60 exercises, neither among the first. */
async function edit(total = TOTAL): Promise<void> {
  api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [50, 40]));
  api.answer(updateCustomPlan, () => aPlan(4, 'Mornings', []));
  api.answer(listExercises, () =>
    Array.from({ length: total }, (_, index) => anExercise(index + 1)),
  );
  history.replaceState(null, '', '/dashboard?editPlan=4');
  show(<EditPlan />);
  await screen.findByRole('heading', { name: 'Exercises in this plan' });
}
const gallery = () => within(screen.getByRole('list', { name: 'Exercises to add' }));
const offered = () =>
  gallery()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const planned = () =>
  screen.getAllByRole('button', { name: /^Remove/ }).map((it) => it.getAttribute('aria-label'));
const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);

test('what the plan holds stands in its order; all others are in the gallery', async () => {
  await edit();
  expect(planned()).toEqual(['Remove JME 50 Movement 50', 'Remove JME 40 Movement 40']);
  await waitFor(() => expect(offered()).toHaveLength(TOTAL - 2));
  expect(offered()).not.toContain('JME 40 Movement 40');
});

test('what is taken out is in the gallery again, to be put back in', async () => {
  await edit();
  await press('Remove JME 50 Movement 50');
  expect(await screen.findByText('1 exercise selected')).toBeDefined();
  await press('Add JME 50 Movement 50');
  expect(await screen.findByText('2 exercises selected')).toBeDefined();
  expect(planned()).toEqual(['Remove JME 40 Movement 40', 'Remove JME 50 Movement 50']);
});

test('after one was added the focus is at its neighbour', async () => {
  await edit();
  await press('Add JME 3 Movement 3');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add JME 4 Movement 4');
});

test('after the last one that was found is added the search has the focus', async () => {
  await edit();
  await search('movement 60');
  await waitFor(() => expect(offered()).toHaveLength(1));
  await press('Add JME 60 Movement 60');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('after the last one of all is added the heading has the focus', async () => {
  await edit(3);
  await press('Add JME 1 Movement 1');
  await press('Add JME 2 Movement 2');
  await press('Add JME 3 Movement 3');
  expect(document.activeElement?.textContent).toBe('Add Exercises');
});

test('a search that was cleared has the focus', async () => {
  await edit();
  await search('movement 60');
  await press('Clear search');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('the order of the plan is changed, and saved with what was found and added', async () => {
  await edit();
  await press('Move JME 40 Movement 40 up');
  await search('movement 60');
  await waitFor(() => expect(offered()).toEqual(['JME 60 Movement 60']));
  await press('Add JME 60 Movement 60');
  expect(screen.getByText('3 exercises selected')).toBeDefined();
  await press('Save Changes');
  await waitFor(() =>
    expect(api.sent(updateCustomPlan, { id: '4' })[0]?.body).toEqual({
      exerciseIds: [40, 50, 60],
    }),
  );
});

test('the gallery is narrowed by area and chips, and widened again', async () => {
  await edit();
  await userEvent.click(screen.getByRole('tab', { name: 'Knee' }));
  expect(await screen.findByText('No exercises found')).toBeDefined();
  await press('Clear filters');
  await press('Eyes');
  expect(await screen.findByText('No exercises found')).toBeDefined();
  await press('Clear filters');
  await waitFor(() => expect(offered()).toHaveLength(TOTAL - 2));
});
