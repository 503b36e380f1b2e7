import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { ExercisesScreen } from './exercises.tsx';

const MONDAYS = aPlan(7, 'Mondays', [1]);

beforeEach(() => {
  let plan = MONDAYS;
  api.answer(
    listExercises,
    [1, 2, 3, 4, 5].map((id) => anExercise(id)),
  );
  api.answer(listCustomPlans, [MONDAYS]);
  api.answer(getCustomPlan, () => plan);
  api.answer(changePlanExercises, ({ body }) => {
    plan = { ...plan, ...(body as object) };
    return plan;
  });
  window.history.replaceState(null, '', '/exercises');
  show(<ExercisesScreen />);
});

const box = (id: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Choose JME ${id} Movement ${id}` });
const choose = async (...ids: number[]) => {
  for (const id of ids) await userEvent.click(await box(id));
};
const choosePlan = async () =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Custom plan for all that are chosen' }),
    'Mondays',
  );
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));

test('several exercises go into a plan by one call; what was in it is said by name', async () => {
  await choose(1, 4, 3);
  expect(screen.getByText('3 chosen')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to a plan' }).disabled).toBe(
    true,
  );
  await choosePlan();
  await press('Add to Mondays');
  await said({
    title: '2 exercises added to custom plan successfully!',
    description:
      'JME 3 Movement 3 and JME 4 Movement 4 are now in Mondays. JME 1 Movement 1 is already in Mondays.',
  });
  expect(api.sent(changePlanExercises).map(({ body }) => body)).toEqual([
    { exerciseIds: [1, 3, 4] },
  ]);
  expect(screen.queryByText(/ chosen$/)).toBeNull();
});

test('what was added can be taken out again', async () => {
  await choose(2, 3);
  await choosePlan();
  await press('Add to Mondays');
  await said({ action: { label: 'Undo' } });
  act(() => currentToast()?.action?.onClick());
  await said({ title: 'Taken out again' });
  expect(api.sent(changePlanExercises).at(-1)?.body).toEqual({ exerciseIds: [1] });
});

test('with Shift all from the last one on are chosen', async () => {
  await choose(2);
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await box(5));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 chosen')).toBeDefined();
  expect((await box(3)).checked).toBe(true);
  expect((await box(1)).checked).toBe(false);
});

test('a new plan begins with all that are chosen, in their order', async () => {
  api.answer(createCustomPlan, aPlan(8, 'Noon', [2, 5]));
  await choose(5, 2);
  await press('New plan');
  await fill('Plan Name', 'Noon');
  await press('Create Plan');
  await said({
    title: 'Plan Created',
    description: 'Noon begins with JME 2 Movement 2 and JME 5 Movement 5.',
  });
  expect(api.sent(createCustomPlan)[0]?.body).toMatchObject({ exerciseIds: [2, 5] });
  await waitFor(() => expect(screen.queryByText(/ chosen$/)).toBeNull());
});

test('the choice is let go by its button and by Escape', async () => {
  await choose(2, 3);
  await press('Clear');
  expect(screen.queryByText(/ chosen$/)).toBeNull();
  await choose(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/ chosen$/)).toBeNull();
});

test('once the choice is let go, or in a plan, the focus is at the one that was chosen last', async () => {
  await choose(2, 3);
  await press('Clear');
  expect(document.activeElement).toBe(await box(3));
  await choose(2, 4);
  await choosePlan();
  await press('Add to Mondays');
  await waitFor(() => expect(screen.queryByText(/ chosen$/)).toBeNull());
  expect(document.activeElement).toBe(await box(4));
});
