import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#test/fake-api.ts';
import { aPlan } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import { press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';
import { button, calls, opensDashboardAt, said, serveDashboard } from './test/served-dashboard.ts';

opensDashboardAt('/dashboard?editPlan=4');

test(
  'in edit mode exercises go in and out of the plan, and the order is kept',
  { tags: ['spec:8/success-plan-updated', 'spec:2/dashboard-edit-plan', 'spec:4/edit-mode'] },
  async () => {
    const seen = serveDashboard({
      'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3, 1]),
      'PUT /api/custom-plans/*': () => aPlan(4, 'Mornings', [1, 2]),
    });
    show(<DashboardScreen />);
    expect(await screen.findByText('Edit "Mornings"')).toBeDefined();
    expect(await screen.findByText('2 exercises selected')).toBeDefined();
    await press('Add JME 2 Movement 2');
    await press('Remove JME 3 Movement 3');
    await press('Save Changes');
    await said({ title: 'Plan Updated' });
    expect(calls(seen, 'PUT /api/custom-plans/4')[0]?.body).toEqual({ exerciseIds: [1, 2] });
    expect(window.location.pathname + window.location.search).toBe('/profile?tab=custom-plans');
  },
);

test(
  'a plan cannot be left without exercises',
  { tags: ['spec:5/plan-needs-an-exercise'] },
  async () => {
    serveDashboard({ 'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3]) });
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
    serveDashboard({
      'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3]),
      'PUT /api/custom-plans/*': () => refused(500),
    });
    show(<DashboardScreen />);
    await press('Add JME 2 Movement 2');
    await press('Save Changes');
    await said({ title: 'Failed to update plan. Please try again.' });
    expect(button('Save Changes')).toBeDefined();
  },
);

test('a plan that another tab has changed is saved all the same once one says so', async () => {
  let saves = 0;
  const seen = serveDashboard({
    'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3]),
    'PUT /api/custom-plans/*': () => ((saves += 1) === 1 ? refused(412) : aPlan(4, 'Mine', [3, 2])),
  });
  show(<DashboardScreen />);
  await press('Add JME 2 Movement 2');
  await press('Save Changes');
  await said({
    title: 'Failed to update plan. Please try again.',
    description: 'This plan was changed in another tab or on another device.',
  });
  act(() => currentToast()?.action?.onClick());
  await said({ title: 'Plan Updated' });
  const sent = calls(seen, 'PUT /api/custom-plans/4').map(({ headers }) => headers.get('If-Match'));
  expect(sent).toEqual(['"1"', null]);
});

test.each([
  ['Plan not found', 'GET /api/custom-plans/*'],
  ['Error loading exercises', 'GET /api/exercises'],
])('in edit mode it says “%s” without an answer to %s', async (words, call) => {
  serveDashboard({
    'GET /api/custom-plans/*': () => aPlan(4, 'Mornings', [3]),
    [call]: () => refused(422, 'Gone'),
  });
  show(<DashboardScreen />);
  expect(await screen.findByRole('heading', { name: words })).toBeDefined();
});
