// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, refused } from '#test/fake-api.ts';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { SaveToPlanDialog } from './save-to-plan-dialog.tsx';

const PLANS = [aPlan(1, 'Mornings', [5, 6]), aPlan(2, 'Evenings', [3])];
const closed = vi.fn<(open: boolean) => void>();
const open = () =>
  show(
    <SaveToPlanDialog exercise={anExercise(3)} estimatedDuration={30} open onOpenChange={closed} />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  closed.mockReset();
  vi.unstubAllGlobals();
});

test(
  'the plans are listed with their exercise counts',
  { tags: ['spec:2/detail-save-dialog'] },
  async () => {
    fakeApi({ 'GET /api/custom-plans': () => PLANS });
    open();
    expect(await screen.findByRole('radio', { name: 'Mornings 2 exercises' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Evenings 1 exercise' })).toBeDefined();
  },
);

test('the exercise goes to the end of the chosen plan, and only once one is chosen', async () => {
  const seen = fakeApi({
    'GET /api/custom-plans': () => PLANS,
    'GET /api/custom-plans/*': () => PLANS[0],
    'PATCH /api/custom-plans/*': () => aPlan(1, 'Mornings', [5, 6, 3]),
  });
  open();
  const mornings = await screen.findByRole('radio', { name: /Mornings/ });
  expect(button('Add to Plan').disabled).toBe(true);
  await userEvent.click(mornings);
  await userEvent.click(button('Add to Plan'));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Exercise saved!' }));
  expect(closed).toHaveBeenCalledWith(false);
  expect(seen.find(({ call }) => call === 'PATCH /api/custom-plans/1')?.body).toEqual({
    exerciseIds: [5, 6, 3],
  });
});

test('an exercise that is in the plan already is refused, even when another device put it there', async () => {
  const seen = fakeApi({
    'GET /api/custom-plans': () => PLANS,
    'GET /api/custom-plans/*': () => aPlan(1, 'Mornings', [5, 3, 6]),
  });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Mornings/ }));
  await userEvent.click(button('Add to Plan'));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Exercise already saved',
      description: 'JME 3 Movement 3 is already in Mornings',
    }),
  );
  expect(seen.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  expect(closed).not.toHaveBeenCalled();
});

test(
  'a new plan begins with the exercise; Enter submits its trimmed name',
  { tags: ['spec:2/detail-save-to-new-plan', 'spec:5/plan-name-trimmed'] },
  async () => {
    const seen = fakeApi({
      'GET /api/custom-plans': () => [],
      'POST /api/custom-plans': () => aPlan(9, 'Lunch', [3]),
    });
    open();
    const name = screen.getByLabelText('Plan Name');
    await userEvent.type(name, '   {Enter}');
    expect(button('Create Plan').disabled).toBe(true);
    expect(seen.some(({ call }) => call.startsWith('POST'))).toBe(false);

    await userEvent.type(name, 'Lunch {Enter}');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Plan created!' }));
    expect(seen.find(({ call }) => call === 'POST /api/custom-plans')?.body).toEqual({
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

test('a plan that could not be created says so and keeps its name', async () => {
  fakeApi({
    'GET /api/custom-plans': () => [],
    'POST /api/custom-plans': () => refused(403, 'The free plan holds 3 custom plans.'),
  });
  open();
  await userEvent.type(screen.getByLabelText('Plan Name'), 'Lunch{Enter}');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Failed to create new plan',
      description: 'The free plan holds 3 custom plans.',
    }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Plan Name').value).toBe('Lunch');
});

test('plans that could not be loaded can be tried again', async () => {
  let works = false;
  fakeApi({ 'GET /api/custom-plans': () => (works ? PLANS : refused(503)) });
  open();
  await screen.findByText('Your plans could not be loaded');
  works = true;
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('radio', { name: /Evenings/ })).toBeDefined();
});
