// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, refused } from '#test/fake-api.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { AddToPlan } from './add-to-plan.tsx';

const MORNINGS = aPlan(1, 'Mornings', [3]);
const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
const add = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: 'Add JME 3 Movement 3 to the chosen plan',
  });

async function choose(plan: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add to Custom Plan' }));
  await userEvent.click(await screen.findByRole('option', { name: plan }));
}
const open = () => show(<AddToPlan exercise={anExercise(3)} estimatedDuration={30} />);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test(
  'the exercise is added to the chosen plan, and only once one is chosen',
  { tags: ['spec:2/detail-add-to-plan', 'spec:5/plan-must-be-chosen'] },
  async () => {
    const seen = fakeApi({
      'GET /api/custom-plans': () => [MORNINGS],
      'GET /api/custom-plans/*': () => aPlan(1, 'Mornings', [5]),
      'PATCH /api/custom-plans/*': () => aPlan(1, 'Mornings', [5, 3]),
    });
    open();
    expect(add().disabled).toBe(true);
    await choose('Mornings');
    await userEvent.click(add());
    await said({ title: 'Exercise added to custom plan successfully!' });
    expect(seen.find(({ call }) => call === 'PATCH /api/custom-plans/1')?.body).toEqual({
      exerciseIds: [5, 3],
    });
  },
);

test('an exercise that is in the plan already is refused', async () => {
  const seen = fakeApi({
    'GET /api/custom-plans': () => [MORNINGS],
    'GET /api/custom-plans/*': () => MORNINGS,
  });
  open();
  await choose('Mornings');
  await userEvent.click(add());
  await said({ title: 'Exercise already in this plan' });
  expect(seen.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

test('why it could not be added is said', { tags: ['spec:8/failures-add-exercise'] }, async () => {
  fakeApi({
    'GET /api/custom-plans': () => [MORNINGS],
    'GET /api/custom-plans/*': () => refused(404, 'Not found'),
  });
  open();
  await choose('Mornings');
  await userEvent.click(add());
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to add exercise: Not found'));
});

test(
  '"New Plan" asks for a name and creates a plan with the exercise',
  { tags: ['spec:2/detail-add-to-plan', 'spec:9/new-plan-minutes'] },
  async () => {
    const seen = fakeApi({
      'GET /api/custom-plans': () => [MORNINGS],
      'POST /api/custom-plans': () => aPlan(2, 'Lunch', [3]),
    });
    open();
    await choose('New Plan');
    expect(screen.getByRole('dialog', { name: 'Create New Custom Plan' })).toBeDefined();
    await userEvent.type(screen.getByLabelText('Plan Name'), 'Lunch{Enter}');
    await said({ title: 'Plan Created' });
    expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      name: 'Lunch',
      exerciseIds: [3],
    });
  },
);
