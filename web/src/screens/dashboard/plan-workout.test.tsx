import { saveRoutineRecord } from '@limber/contract/routine-history';
import { listExercises } from '@limber/contract/exercises';
import { listDiscomfortReports } from '@limber/contract/discomfort';
import { changePlanExercises, getCustomPlan } from '@limber/contract/custom-plans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { anExercise, aPlan } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import { press } from '#test/interactions.ts';
import {
  button,
  exercises,
  opensDashboardAt,
  said,
  saved,
  serveDashboard,
  TODAY,
} from './test/served-dashboard.ts';

opensDashboardAt('/dashboard?customPlan=4');

test(
  'a custom plan is done like a routine, and goes into the history under its name',
  {
    tags: [
      'spec:8/success-plan-loaded',
      'spec:2/dashboard-custom-plan',
      'spec:2/dashboard-title',
      'spec:4/saving-a-workout',
    ],
  },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3, 1, 999]));
    api.answer(saveRoutineRecord, () => saved);
    show(<DashboardScreen />);
    const names = within(await exercises()).getAllByRole('heading');
    expect(names.map((name) => name.textContent)).toEqual(['JME 3 Movement 3', 'JME 1 Movement 1']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mornings');
    expect(screen.getByRole('link', { name: 'Start session' }).getAttribute('href')).toBe(
      '/session?customPlan=4',
    );
    await said({ title: 'Custom plan loaded' });
    await press('Complete JME 3 Movement 3');
    await press('Complete JME 1 Movement 1');
    await press('Complete Workout');
    await said({ title: 'Workout Completed!' });
    const [posted] = api.sent(saveRoutineRecord);
    expect(posted?.body).toMatchObject({ name: 'Mornings', exerciseIds: [3, 1] });
    expect(posted?.body).not.toHaveProperty('routineId');
    expect(window.location.search).toBe('?customPlan=4');
    expect(await screen.findByText('Amazing!')).toBeDefined();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.pathname).toBe('/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mobility Dashboard' }),
    ).toBeDefined();
  },
);

test(
  'replacing an exercise keeps what another device changed in the plan',
  { tags: ['spec:8/success-exercise-regenerated'] },
  async () => {
    let plan = aPlan(4, 'Mornings', [1]);
    serveDashboard();
    api.answer(getCustomPlan, () => plan);
    api.answer(changePlanExercises, ({ body }) => ({ ...plan, ...(body as object) }));
    show(<DashboardScreen />);
    await exercises();
    plan = aPlan(4, 'Mornings', [2, 1]);
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Exercise Regenerated', description: 'Replaced with JME 3 Movement 3.' });
    expect(api.sent(changePlanExercises, { id: '4' })[0]?.body).toEqual({ exerciseIds: [2, 3] });
    const names = within(await exercises()).getAllByRole('heading');
    expect(names.map((name) => name.textContent)).toEqual(['JME 2 Movement 2', 'JME 3 Movement 3']);
  },
);

test(
  'what hurt lately does not come in the place of another exercise of the plan',
  { tags: ['spec:silent/this-hurts'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [1, 2]));
    api.answer(listDiscomfortReports, () => [{ id: 7, exerciseId: 3, date: TODAY }]);
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'No alternatives found' });
    expect(api.sent(changePlanExercises, { id: '4' })).toEqual([]);
  },
);

test('an exercise that another device took out of the plan is not replaced', async () => {
  let plan = aPlan(4, 'Mornings', [1, 2]);
  serveDashboard();
  api.answer(getCustomPlan, () => plan);
  show(<DashboardScreen />);
  await exercises();
  plan = aPlan(4, 'Mornings', [2]);
  await press('Regenerate JME 1 Movement 1');
  await said({ title: 'Failed to regenerate exercise' });
  expect(api.sent(changePlanExercises, { id: '4' })).toEqual([]);
  const names = within(await exercises()).getAllByRole('heading');
  expect(names.map((name) => name.textContent)).toEqual(['JME 2 Movement 2']);
});

test(
  'an area of the plan with nothing else to offer says so',
  { tags: ['spec:8/info-no-alternatives'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [1, 2, 3]));
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate JME 1 Movement 1');
    await said({
      title: 'No alternatives found',
      description: 'No other exercises available for your selected pain points',
    });
    expect(button('Start Exercise JME 1 Movement 1')).toBeDefined();
  },
);

test(
  'an exercise stays when the plan could not be saved',
  { tags: ['spec:8/failures-regenerate-exercise'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [1]));
    api.break(changePlanExercises);
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Failed to regenerate exercise', description: 'Please try again.' });
    expect(button('Start Exercise JME 1 Movement 1')).toBeDefined();
  },
);

test(
  'a custom plan without valid exercises says so',
  { tags: ['spec:5/plan-no-valid-exercises'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [999]));
    show(<DashboardScreen />);
    expect(await screen.findByRole('heading', { name: 'No exercises found' })).toBeDefined();
    await said({
      title: 'No exercises found',
      description: 'This custom plan contains no valid exercises.',
    });
  },
);

test.each(['4', 'abc'])(
  'a custom plan that is not there (%s) says so',
  { tags: ['spec:8/info-plan-not-found'] },
  async (id) => {
    window.history.replaceState(null, '', `/dashboard?customPlan=${id}`);
    serveDashboard();
    api.break(getCustomPlan, 404);
    show(<DashboardScreen />);
    expect(await screen.findByRole('heading', { name: 'Plan not found' })).toBeDefined();
    await said({ title: 'Plan not found' });
  },
);

test(
  'a plan whose exercises do not come says so',
  { tags: ['spec:8/failures-load-plan-exercises'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [1]));
    api.break(listExercises);
    show(<DashboardScreen />);
    await said({ title: 'Failed to load custom plan exercises' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  },
);

test(
  'below a plan, too, all exercises can be regenerated, each within its area; the plan is saved, and comes back',
  { tags: ['spec:2/dashboard-regenerate-all', 'spec:silent/regeneration-undone'] },
  async () => {
    let plan = aPlan(4, 'Mornings', [1, 2]);
    serveDashboard();
    api.answer(listExercises, () => [1, 2, 3, 5].map((id) => anExercise(id)));
    api.answer(getCustomPlan, () => plan);
    api.answer(changePlanExercises, ({ body }) => (plan = { ...plan, ...(body as object) }));
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Regenerate Exercises');
    await said({ title: 'Routine Regenerated', description: '2 new exercises for you.' });
    expect(new Set(plan.exerciseIds)).toEqual(new Set([3, 5]));
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    await press('Undo');
    expect(await screen.findByText('1 of 2 exercises completed')).toBeDefined();
    expect(plan.exerciseIds).toEqual([1, 2]);
    expect(api.sent(changePlanExercises, { id: '4' })).toHaveLength(2);
  },
);

test('a plan that there is nothing else for stays as it is, with its marks', async () => {
  serveDashboard();
  api.answer(listExercises, () => [1, 2].map((id) => anExercise(id)));
  api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [1, 2]));
  show(<DashboardScreen />);
  await exercises();
  await press('Complete JME 1 Movement 1');
  await press('Regenerate Exercises');
  await said({ title: 'No alternatives found' });
  expect(screen.getByText('1 of 2 exercises completed')).toBeDefined();
  expect(api.sent(changePlanExercises, { id: '4' })).toEqual([]);
});
