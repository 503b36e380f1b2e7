import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { api } from '#test/fake-api.ts';
import { currentToast } from '#ui/toast.ts';
import { SaveToPlanDialog } from './save-to-plan-dialog.tsx';

const MORNINGS = aPlan(1, 'Mornings', [5, 6]);
const closed = vi.fn<(open: boolean) => void>();
const open = () =>
  show(
    <SaveToPlanDialog exercise={anExercise(3)} estimatedDuration={30} open onOpenChange={closed} />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));

async function saveToMornings() {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Mornings/ }));
  await userEvent.click(button('Add to Plan'));
}

beforeEach(() => {
  api.answer(listCustomPlans, [MORNINGS, aPlan(2, 'Evenings', [3])]);
  api.answer(getCustomPlan, MORNINGS);
  api.answer(changePlanExercises, aPlan(1, 'Mornings', [5, 6, 3]));
});
afterEach(() => {
  closed.mockReset();
});

test(
  'the plans are listed with their exercise counts',
  { tags: ['spec:2/detail-save-dialog'] },
  async () => {
    open();
    await screen.findByRole('radio', { name: 'Mornings 2 exercises' });
    screen.getByRole('radio', { name: 'Evenings 1 exercise' });
    expect(button('Add to Plan').disabled).toBe(true);
  },
);

test(
  'the exercise goes to the end of the chosen plan',
  { tags: ['spec:2/detail-save-dialog', 'spec:8/success-exercise-saved'] },
  async () => {
    await saveToMornings();
    await said({ title: 'Exercise saved!' });
    expect(closed).toHaveBeenCalledWith(false);
    expect(api.sent(changePlanExercises)).toMatchObject([
      { params: { id: '1' }, body: { exerciseIds: [5, 6, 3] } },
    ]);
  },
);

test(
  'an exercise that is in the plan already is refused, even when another device put it there',
  { tags: ['spec:5/exercise-already-saved'] },
  async () => {
    api.answer(getCustomPlan, aPlan(1, 'Mornings', [5, 3, 6]));
    await saveToMornings();
    await said({
      title: 'Exercise already saved',
      description: 'JME 3 Movement 3 is already in Mornings',
    });
    expect(api.sent(changePlanExercises)).toEqual([]);
    expect(closed).not.toHaveBeenCalled();
  },
);

test(
  'that an exercise could not be saved is said',
  { tags: ['spec:8/failures-save-exercise'] },
  async () => {
    api.break(changePlanExercises);
    await saveToMornings();
    await said({ title: 'Failed to save exercise to plan', description: 'Please try again.' });
    expect(closed).not.toHaveBeenCalled();
  },
);

test(
  'a new plan begins with the exercise; Enter submits its trimmed name',
  {
    tags: [
      'spec:2/detail-save-to-new-plan',
      'spec:5/plan-name-trimmed',
      'spec:8/success-plan-created-in-dialog',
    ],
  },
  async () => {
    api.answer(listCustomPlans, []);
    api.answer(createCustomPlan, aPlan(9, 'Lunch', [3]));
    open();
    const name = screen.getByLabelText('Plan Name');
    await userEvent.type(name, '   {Enter}');
    expect(button('Create Plan').disabled).toBe(true);
    expect(api.sent(createCustomPlan)).toEqual([]);

    await userEvent.type(name, 'Lunch {Enter}');
    await said({ title: 'Plan created!' });
    expect(api.sent(createCustomPlan)[0]?.body).toEqual({
      name: 'Lunch',
      description: '',
      exerciseIds: [3],
      routineIds: [],
      estimatedDuration: 30,
      bodyAreas: ['neck'],
    });
    expect(closed).toHaveBeenCalledWith(false);
  },
);

test(
  'a plan that could not be created says so and keeps its name',
  { tags: ['spec:8/failures-create-new-plan'] },
  async () => {
    api.refuse(createCustomPlan, 403, 'The free plan holds 3 custom plans.');
    open();
    await userEvent.type(screen.getByLabelText('Plan Name'), 'Lunch{Enter}');
    await said({
      title: 'Failed to create new plan',
      description: 'The free plan holds 3 custom plans.',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Plan Name').value).toBe('Lunch');
  },
);

test('plans that could not be loaded can be tried again', async () => {
  api.break(listCustomPlans, 503);
  open();
  await screen.findByText('Your plans could not be loaded');
  api.answer(listCustomPlans, [MORNINGS]);
  await userEvent.click(button('Try again'));
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
});
