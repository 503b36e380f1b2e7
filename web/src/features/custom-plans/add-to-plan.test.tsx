import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { api } from '#test/fake-api.ts';
import { currentToast } from '#ui/toast.ts';
import { AddToPlan } from './add-to-plan.tsx';

const MORNINGS = aPlan(1, 'Mornings', [3]);
const NAME = 'JME 3 Movement 3';
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
const addButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Add ${NAME} to the chosen plan` });

async function choose(plan: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add to Custom Plan' }));
  await userEvent.click(await screen.findByRole('option', { name: plan }));
}
async function addToMornings() {
  await choose('Mornings');
  await userEvent.click(addButton());
}
async function createLunch() {
  await choose('New Plan');
  screen.getByRole('dialog', { name: 'Create New Custom Plan' });
  await userEvent.type(screen.getByLabelText('Plan Name'), 'Lunch{Enter}');
}

beforeEach(() => {
  api.answer(listCustomPlans, [MORNINGS]);
  api.answer(getCustomPlan, aPlan(1, 'Mornings', [5]));
  api.answer(changePlanExercises, aPlan(1, 'Mornings', [5, 3]));
  api.answer(createCustomPlan, aPlan(2, 'Lunch', [3]));
  show(<AddToPlan exercise={anExercise(3)} estimatedDuration={30} />);
});

test(
  'the exercise is added to the chosen plan, and only once one is chosen',
  {
    tags: [
      'spec:2/detail-add-to-plan',
      'spec:5/plan-must-be-chosen',
      'spec:8/success-exercise-added',
    ],
  },
  async () => {
    expect(addButton().disabled).toBe(true);
    await addToMornings();
    await said({
      title: 'Exercise added to custom plan successfully!',
      description: `${NAME} is now in Mornings.`,
    });
    expect(api.sent(changePlanExercises)).toMatchObject([
      { params: { id: '1' }, body: { exerciseIds: [5, 3] } },
    ]);
  },
);

test(
  'an exercise that is in the plan already is refused',
  { tags: ['spec:5/exercise-already-in-plan'] },
  async () => {
    api.answer(getCustomPlan, MORNINGS);
    await addToMornings();
    await said({
      title: 'Exercise already in this plan',
      description: `${NAME} is already in Mornings`,
    });
    expect(api.sent(changePlanExercises)).toEqual([]);
  },
);

test('why it could not be added is said', { tags: ['spec:8/failures-add-exercise'] }, async () => {
  api.refuse(changePlanExercises, 422, 'A plan holds at most 100 exercises');
  await addToMornings();
  await waitFor(() =>
    expect(currentToast()?.title).toBe(
      'Failed to add exercise: A plan holds at most 100 exercises',
    ),
  );
});

test(
  '"New Plan" asks for a name and creates a plan with the exercise',
  {
    tags: [
      'spec:2/detail-add-to-plan',
      'spec:2/detail-create-plan',
      'spec:8/success-plan-created-in-detail',
      'spec:9/new-plan-minutes',
    ],
  },
  async () => {
    await createLunch();
    await said({ title: 'Plan Created', description: `Lunch begins with ${NAME}.` });
    expect(api.sent(createCustomPlan)[0]?.body).toMatchObject({
      name: 'Lunch',
      exerciseIds: [3],
      estimatedDuration: 30,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test(
  'why a plan could not be created is said',
  { tags: ['spec:8/failures-create-plan-message'] },
  async () => {
    api.refuse(createCustomPlan, 422, 'You have three plans already');
    await createLunch();
    await said({ title: 'Failed to create custom plan: You have three plans already' });
    expect(screen.getByLabelText<HTMLInputElement>('Plan Name').value).toBe('Lunch');
  },
);

test(
  'that a plan could not be created is said when the server gives no reason',
  { tags: ['spec:8/failures-create-plan'] },
  async () => {
    api.break(createCustomPlan);
    await createLunch();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to create custom plan.',
      }),
    );
  },
);
