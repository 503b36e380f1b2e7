import { getCustomPlan, updateCustomPlan } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { aPlan } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import { press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';
import { button, opensDashboardAt, said, serveDashboard } from './test/served-dashboard.ts';

opensDashboardAt('/dashboard?editPlan=4');

test(
  'in edit mode exercises go in and out of the plan, and the order is kept',
  { tags: ['spec:8/success-plan-updated', 'spec:2/dashboard-edit-plan', 'spec:4/edit-mode'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3, 1]));
    api.answer(updateCustomPlan, () => aPlan(4, 'Mornings', [1, 2]));
    show(<DashboardScreen />);
    expect(await screen.findByText('Edit "Mornings"')).toBeDefined();
    expect(await screen.findByText('2 exercises selected')).toBeDefined();
    await press('Add JME 2 Movement 2');
    await press('Remove JME 3 Movement 3');
    await press('Save Changes');
    await said({ title: 'Plan Updated' });
    expect(api.sent(updateCustomPlan, { id: '4' })[0]?.body).toEqual({ exerciseIds: [1, 2] });
    expect(window.location.pathname + window.location.search).toBe('/profile?tab=custom-plans');
  },
);

test(
  'a plan cannot be left without exercises',
  { tags: ['spec:5/plan-needs-an-exercise'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3]));
    show(<DashboardScreen />);
    await press('Remove JME 3 Movement 3');
    expect(screen.getByText('At least one exercise is required')).toBeDefined();
    expect(button('Save Changes').hasAttribute('disabled')).toBe(true);
  },
);

test(
  'a plan that could not be saved stays in edit mode',
  { tags: ['spec:8/failures-update-plan'] },
  async () => {
    serveDashboard();
    api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3]));
    api.break(updateCustomPlan);
    show(<DashboardScreen />);
    await press('Add JME 2 Movement 2');
    await press('Save Changes');
    await said({ title: 'Failed to update plan. Please try again.' });
    expect(button('Save Changes')).toBeDefined();
  },
);

test('a plan that another tab has changed is saved all the same once one says so', async () => {
  let saves = 0;
  serveDashboard();
  api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3]));
  api.answer(updateCustomPlan, () =>
    (saves += 1) === 1 ? refused(412) : aPlan(4, 'Mine', [3, 2]),
  );
  show(<DashboardScreen />);
  await press('Add JME 2 Movement 2');
  await press('Save Changes');
  await said({
    title: 'Failed to update plan. Please try again.',
    description: 'This plan was changed in another tab or on another device.',
  });
  act(() => currentToast()?.action?.onClick());
  await said({ title: 'Plan Updated' });
  const sent = api
    .sent(updateCustomPlan, { id: '4' })
    .map(({ headers }) => headers.get('If-Match'));
  expect(sent).toEqual(['"1"', null]);
});

test.each([
  ['Plan not found', getCustomPlan],
  ['Error loading exercises', listExercises],
])('in edit mode it says “%s” where that is refused', async (words, call) => {
  serveDashboard();
  api.answer(getCustomPlan, () => aPlan(4, 'Mornings', [3]));
  api.refuse(call, 422, 'Gone');
  show(<DashboardScreen />);
  expect(await screen.findByRole('heading', { name: words })).toBeDefined();
});
