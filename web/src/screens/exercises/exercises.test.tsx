import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { show as showOnScreen } from '#test/show.tsx';
import { api } from '#test/fake-api.ts';
import { currentToast } from '#ui/toast.ts';
import { ExercisesScreen } from './exercises.tsx';

const LIBRARY = [
  anExercise(1, { name: 'JME 1 Chin Tuck', notes: 'Breathe out as you glide back.' }),
  anExercise(2, { name: 'JME 2 Neck Rotation', notes: '', guidance: null }),
  anExercise(30, {
    name: 'JME 30 Chair Twist',
    bodyArea: 'upperBack',
    notes: '',
    guidance: null,
    instructions: ['Begin Chair Twist like this.', 'Then go on.'],
  }),
  anExercise(50, { name: 'JME 50 Knee Lift', bodyArea: 'knees', notes: 'Breathe in at the top.' }),
];
const MONDAYS = aPlan(7, 'Monday mornings', [1]);

beforeEach(() => {
  api.answer(listExercises, LIBRARY);
  api.answer(listCustomPlans, [MONDAYS]);
  api.answer(getCustomPlan, MONDAYS);
  api.answer(changePlanExercises, aPlan(7, 'Monday mornings', [1, 2]));
});

function show(address = '/exercises') {
  window.history.replaceState(null, '', address);
  showOnScreen(<ExercisesScreen />);
}
/** From the last key to the words in the address. */
const SETTLES_AFTER_MS = 300;

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const choosePlan = async (name: string) =>
  userEvent.selectOptions(await (await row(name)).findByRole('combobox'), 'Monday mornings');
const add = async (name: string) =>
  userEvent.click(await (await row(name)).findByRole('button', { name: /^Add / }));

test(
  'a row shows the name, the area as the tabs call it, and the first instruction',
  { tags: ['spec:2/library-row'] },
  async () => {
    show();
    const twist = await row('JME 30 Chair Twist');
    expect(twist.queryByText('Mid Back')).not.toBeNull();
    expect(twist.queryByText('Begin Chair Twist like this.')).not.toBeNull();
    expect(twist.queryByText('Then go on.')).toBeNull();
  },
);

test('there are ten tabs', { tags: ['spec:2/library-tabs'] }, async () => {
  show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All Areas',
    'Ankle and Foot',
    'Elbow',
    'Hip',
    'Knee',
    'Low Back',
    'Mid Back',
    'Neck',
    'Shoulder',
    'Wrist and Hand',
  ]);
  await names();
});

test(
  'typing narrows the list by name or notes, and says how many are left',
  { tags: ['spec:2/library-search'] },
  async () => {
    show();
    await names();
    await userEvent.type(screen.getByRole('searchbox'), 'breathe');
    await waitFor(async () =>
      expect(await names()).toEqual(['JME 1 Chin Tuck', 'JME 50 Knee Lift']),
    );
    expect(screen.getByText('2 exercises').tagName).toBe('OUTPUT');
  },
);

test('tab and search stand in the address, and an address brings them back', async () => {
  show('/exercises?area=neck&q=chin');
  expect(await names()).toEqual(['JME 1 Chin Tuck']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('chin');

  await userEvent.click(screen.getByRole('tab', { name: 'Knee' }));
  expect(window.location.search).toBe('?area=knees&q=chin');
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(window.location.search).toBe('?area=knees'));
  expect(await names()).toEqual(['JME 50 Knee Lift']);
});

test('another area is one step in the history', async () => {
  show();
  await names();
  const steps = window.history.length;
  await userEvent.type(screen.getByRole('searchbox'), 'breathe');
  await userEvent.click(screen.getByRole('tab', { name: 'Knee' }));
  expect(window.history.length).toBe(steps + 1);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe('?q=breathe'));
});

test('typing makes no step in the history', async () => {
  show();
  await names();
  const steps = window.history.length;
  await userEvent.type(screen.getByRole('searchbox'), 'neck');
  await waitFor(() => expect(window.location.search).toBe('?q=neck'));
  expect(window.history.length).toBe(steps);
});

test(
  'a search without results offers to clear it',
  { tags: ['spec:2/library-empty-and-error'] },
  async () => {
    show('/exercises?q=piano');
    await screen.findByRole('heading', { name: 'No exercises found' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(async () => expect(await names()).toHaveLength(LIBRARY.length));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  },
);

test('"/" leads to the search, unless somebody is writing', async () => {
  show();
  await names();
  await userEvent.keyboard('/');
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
  await userEvent.keyboard('/');
  expect(search.value).toBe('/');
});

test(
  'nothing can be added until a plan is chosen; the choice then counts in every row',
  { tags: ['spec:2/library-plan-selector', 'spec:5/plan-must-be-chosen'] },
  async () => {
    show();
    const rotation = await row('JME 2 Neck Rotation');
    const addButton = await rotation.findByRole<HTMLButtonElement>('button', { name: /^Add / });
    expect(addButton.disabled).toBe(true);
    await choosePlan('JME 1 Chin Tuck');
    expect(addButton.disabled).toBe(false);
  },
);

test(
  'adding sends the exercise to the end of the plan, says so, and asks for the plans anew',
  { tags: ['spec:7/lists-asked-anew'] },
  async () => {
    show();
    await choosePlan('JME 2 Neck Rotation');
    const { length } = api.sent(listCustomPlans);
    await add('JME 2 Neck Rotation');
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Exercise added to custom plan successfully!'),
    );
    expect(api.sent(changePlanExercises)).toMatchObject([
      { params: { id: '7' }, body: { exerciseIds: [1, 2] } },
    ]);
    await waitFor(() => expect(api.sent(listCustomPlans)).toHaveLength(length + 1));
  },
);

test(
  'without plans, the first one is created from a row and notes 0 minutes',
  { tags: ['spec:2/library-create-plan', 'spec:9/new-plan-minutes'] },
  async () => {
    api.answer(listCustomPlans, []);
    api.answer(createCustomPlan, aPlan(8, 'Knees', [50]));
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Create Plan with JME 50 Knee Lift' }),
    );
    await userEvent.type(screen.getByLabelText('Plan Name'), 'Knees{Enter}');
    await waitFor(() => expect(currentToast()?.title).toBe('Plan Created'));
    expect(api.sent(createCustomPlan)[0]?.body).toMatchObject({
      name: 'Knees',
      exerciseIds: [50],
      estimatedDuration: 0,
    });
  },
);

test(
  'a row opens the exercise; previous and next go through what was found',
  { tags: ['spec:2/detail-position'] },
  async () => {
    show('/exercises?area=neck');
    await userEvent.click(await screen.findByRole('button', { name: 'JME 1 Chin Tuck' }));
    const dialog = within(screen.getByRole('dialog', { name: 'JME 1 Chin Tuck' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next exercise' }));
    expect(screen.queryByRole('dialog', { name: 'JME 2 Neck Rotation' })).not.toBeNull();
    expect(dialog.queryByText('2 of 2')).not.toBeNull();
  },
);

test(
  'a library that cannot be loaded says so and can be asked for again',
  { tags: ['spec:2/library-empty-and-error'] },
  async () => {
    api.break(listExercises, 503);
    show();
    await screen.findByText('Error loading exercises');
    api.answer(listExercises, LIBRARY);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(LIBRARY.length);
  },
);

test('without the plans, exercises can still be looked at', async () => {
  api.break(listCustomPlans, 503);
  show();
  await screen.findByText(/Your plans could not be loaded/);
  expect(await names()).toHaveLength(LIBRARY.length);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('all names are in the document, so that the browser finds any of them', async () => {
  api.answer(
    listExercises,
    Array.from({ length: 60 }, (_, index) => anExercise(index + 1)),
  );
  show();
  await screen.findByText('60 exercises');
  await waitFor(async () => expect(await names()).toHaveLength(60));
});

test('to press the tab that is chosen already keeps the words that were typed just now', async () => {
  show();
  await names();
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  await userEvent.click(screen.getByRole('tab', { name: 'All Areas' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'knee');
  expect(await names()).toEqual(['JME 50 Knee Lift']);
  await waitFor(() => expect(window.location.search).toBe('?q=knee'));
});

test('the words are in the address as soon as their field is left', async () => {
  show();
  await names();
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  await userEvent.tab();
  expect(window.location.search).toBe('?q=knee');
});

test('going back right after typing writes nothing into the entry that it leads to', async () => {
  show();
  await names();
  await userEvent.click(screen.getByRole('tab', { name: 'Knee' }));
  await userEvent.type(screen.getByRole('searchbox'), 'lift');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 2 * SETTLES_AFTER_MS));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('words that are typed leave what this entry of the history remembers', async () => {
  show();
  await names();
  await waitFor(() => expect(window.history.state).toEqual({ seen: true }));
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  await waitFor(() => expect(window.location.search).toBe('?q=knee'));
  expect(window.history.state).toEqual({ seen: true });
});

test('what is typed stays when something above the page is closed just then', async () => {
  show();
  await names();
  await userEvent.type(screen.getByRole('searchbox'), 'knee');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'knee');
  await waitFor(() => expect(window.location.search).toBe('?q=knee'));
});

test('a link to the library itself shows all of it, and its entry remembers that it was here', async () => {
  show('/exercises?q=knee');
  expect(await names()).toEqual(['JME 50 Knee Lift']);
  await waitFor(() => expect(window.history.state).toEqual({ seen: true }));
  act(() => window.history.pushState(null, '', '/exercises'));
  await waitFor(async () => expect(await names()).not.toHaveLength(1));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  await waitFor(() => expect(window.history.state).toEqual({ seen: true }));
});

test('a list that could not be had ahead is asked for again when its screen opens', async () => {
  const { rerender } = showOnScreen(null);
  api.lose(listExercises);
  await queryClient.prefetchQuery(exercisesQuery);
  await waitFor(() => expect(queryClient.getQueryState(exercisesQuery.queryKey)).toBeUndefined());
  api.answer(listExercises, LIBRARY);
  rerender(<ExercisesScreen />);
  expect(await names()).toHaveLength(LIBRARY.length);
  expect(screen.queryByRole('alert')).toBeNull();
});
