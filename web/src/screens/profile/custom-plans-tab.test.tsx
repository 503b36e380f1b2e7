import {
  createCustomPlan,
  deleteCustomPlan,
  listCustomPlans,
  updateCustomPlan,
  type CustomPlan,
} from '@limber/contract/custom-plans';
import { listExercises, type Exercise } from '@limber/contract/exercises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api, type ReceivedCall, refused } from '#test/fake-api.ts';
import { anExercise, aPlan } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { CustomPlansTab } from './custom-plans-tab.tsx';

const LIBRARY = [1, 2, 3, 4, 5, 6, 7].map((id) => anExercise(id));
const MORNING = { ...aPlan(1, 'Morning', [3, 1, 2]), description: 'Before the first call' };
const LONG = aPlan(2, 'Long', [1, 2, 3, 4, 5, 6, 7]);

/** The server keeps plans, or answers changes with `answer`. */
async function open(
  plans: CustomPlan[],
  answer?: (made: ReceivedCall) => Response,
  library: readonly Exercise[] = LIBRARY,
) {
  let kept = plans;
  api.answer(listExercises, [...library]);
  api.answer(listCustomPlans, () => kept);
  api.answer(deleteCustomPlan, (made) => {
    if (answer) return answer(made);
    kept = kept.filter(({ id }) => String(id) !== made.params['id']);
    return { success: true } as const;
  });
  api.answer(createCustomPlan, (made) => {
    if (answer) return answer(made);
    const created = { ...aPlan(9, '', []), ...(made.body as object) };
    kept = [created, ...kept];
    return created;
  });
  api.answer(updateCustomPlan, (made) => {
    if (answer) return answer(made);
    kept = kept.map((plan) => ({ ...plan, ...(made.body as object) }));
    const [changed = MORNING] = kept;
    return changed;
  });
  show(<CustomPlansTab />);
  await screen.findByRole('heading', { name: 'Your plans' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  screen.getAllByRole('button', { name: /^Remove/ }).map((each) => each.getAttribute('aria-label'));
const lastChange = () => api.changes().at(-1);

test(
  'a plan is shown in short',
  { tags: ['spec:2/profile-plan-card', 'spec:9/calendar-and-card-sizes'] },
  async () => {
    await open([MORNING, LONG]);
    const [morning, long] = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li')?.textContent ?? '');
    expect(morning).toContain('Before the first call');
    expect(morning).toContain('3 exercises · Created January 5, 2026');
    expect(morning).toContain('JME 3 Movement 3JME 1 Movement 1JME 2 Movement 2');
    expect(morning).not.toContain('more');
    expect(long).toContain('JME 5 Movement 5+2 more');
    expect(long).not.toContain('JME 6');
  },
);

const asText = (plan: CustomPlan, exerciseIds: string) =>
  ({ ...plan, exerciseIds, bodyAreas: '["neck"]' }) as unknown as CustomPlan;

test('a plan whose exercises come as text is shown with those that can be read', async () => {
  await open([asText(MORNING, '[3, 1]'), asText(LONG, '[3, 1')]);
  const [morning, long] = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')?.textContent ?? '');
  expect(morning).toContain('2 exercises');
  expect(morning).toContain('JME 3 Movement 3JME 1 Movement 1');
  expect(long).toContain('0 exercises');
});

test(
  'without plans it says how they begin',
  { tags: ['spec:2/profile-plans-loading-and-empty'] },
  async () => {
    await open([]);
    expect(screen.queryByText("You haven't created any custom plans yet.")).not.toBeNull();
    expect(screen.queryByText(/Add exercises from the Exercises tab/)).not.toBeNull();
  },
);

test(
  'a plan is deleted after asking',
  {
    tags: [
      'spec:1/edit-delete-and-run-plans',
      'spec:2/profile-plan-delete',
      'spec:8/success-plan-deleted',
    ],
  },
  async () => {
    await open([MORNING, LONG]);
    await press('Delete Morning');
    expect(screen.queryByText('Are you sure you want to delete this custom plan?')).not.toBeNull();
    await press('Cancel');
    expect(lastChange()).toBeUndefined();
    await press('Delete Morning');
    await press('Delete plan');
    await waitFor(() => expect(currentToast()?.title).toBe('Custom plan deleted successfully!'));
    expect(lastChange()?.name).toBe('DELETE /api/custom-plans/1');
    expect(screen.queryByText('Morning')).toBeNull();
    expect(screen.queryByText('Long')).not.toBeNull();
  },
);

test(
  'a plan that could not be deleted stays',
  { tags: ['spec:8/failures-delete-plan'] },
  async () => {
    await open([MORNING], () => refused(500));
    await press('Delete Morning');
    await press('Delete plan');
    await waitFor(() => expect(currentToast()?.title).toBe('Failed to delete custom plan'));
    await press('Cancel');
    expect(screen.queryByText('Morning')).not.toBeNull();
  },
);

test('a plan that another tab has changed is not deleted unseen', async () => {
  await open([MORNING], () => refused(412));
  await press('Delete Morning');
  await press('Delete plan');
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to delete custom plan'));
  expect(lastChange()?.headers.get('If-Match')).toBe(`"${MORNING.version}"`);
  await waitFor(() =>
    expect(screen.queryByText('Are you sure you want to delete this custom plan?')).toBeNull(),
  );
  expect(api.sent(listCustomPlans)).toHaveLength(2);
});

test(
  'editing removes, adds, reorders and renames, and saves all of it at the end',
  {
    tags: [
      'spec:2/profile-plan-edit',
      'spec:4/plan-exercises-to-add',
      'spec:8/success-plan-edited',
    ],
  },
  async () => {
    await open([MORNING]);
    await press('Edit Morning');
    expect(document.activeElement?.textContent).toBe('Edit "Morning"');
    expect(rows()).toEqual([
      'Remove JME 3 Movement 3',
      'Remove JME 1 Movement 1',
      'Remove JME 2 Movement 2',
    ]);

    await press('Remove JME 1 Movement 1');
    await press('Add JME 7 Movement 7');
    await press('Move JME 7 Movement 7 up');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move JME 7 Movement 7 up');
    expect(rows()).toEqual([
      'Remove JME 3 Movement 3',
      'Remove JME 7 Movement 7',
      'Remove JME 2 Movement 2',
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add JME 7 Movement 7' })).toBeNull(),
    );
    expect(screen.queryByRole('button', { name: 'Add JME 1 Movement 1' })).not.toBeNull();

    await userEvent.clear(screen.getByLabelText('Plan Name'));
    await userEvent.type(screen.getByLabelText('Plan Name'), 'Noon');
    expect(lastChange()).toBeUndefined();
    await press('Done Editing');
    await waitFor(() => expect(currentToast()?.title).toBe('Plan updated successfully!'));
    expect(lastChange()).toMatchObject({
      name: 'PUT /api/custom-plans/1',
      body: { name: 'Noon', description: 'Before the first call', exerciseIds: [3, 7, 2] },
    });
    expect(await screen.findByRole('heading', { name: 'Noon' })).not.toBeNull();
  },
);

test('a plan can be begun without an exercise, and is created once it has one', async () => {
  await open([]);
  await press('New plan');
  expect(document.activeElement?.textContent).toBe('New plan');
  await userEvent.type(screen.getByLabelText('Plan Name'), 'Noon');
  await press('Done Editing');
  expect(screen.queryAllByText('At least one exercise is required').length).toBeGreaterThan(0);
  await press('Add JME 7 Movement 7');
  await press('Done Editing');
  await waitFor(() => expect(currentToast()?.title).toBe('Plan Created'));
  expect(lastChange()).toMatchObject({
    name: 'POST /api/custom-plans',
    body: { name: 'Noon', description: '', exerciseIds: [7] },
  });
  expect(await screen.findByRole('heading', { name: 'Noon' })).not.toBeNull();
});

test('a new plan that could not be created stays to be saved', async () => {
  await open([MORNING], () => refused(403, 'The free plan holds 3 custom plans.'));
  await press('New plan');
  await userEvent.type(screen.getByLabelText('Plan Name'), 'Noon');
  await press('Add JME 1 Movement 1');
  await press('Done Editing');
  await waitFor(() =>
    expect(currentToast()?.title).toBe(
      'Failed to create custom plan: The free plan holds 3 custom plans.',
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Plan Name').value).toBe('Noon');
});

test('an exercise at the end of the list cannot be moved beyond it, and keeps the focus', async () => {
  await open([MORNING]);
  await press('Edit Morning');
  await press('Move JME 1 Movement 1 down');
  expect(rows().at(-1)).toBe('Remove JME 1 Movement 1');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move JME 1 Movement 1 up');
});

test('Back leaves the editor for the list, not the profile', async () => {
  await open([MORNING]);
  await press('Edit Morning');
  await waitFor(() => expect(window.history.state).toMatchObject({ layers: 1 }));
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Edit Morning' })).toBeDefined();
});

test('an exercise is moved on by the key that was pressed before', async () => {
  await open([aPlan(1, 'Morning', [1, 2, 3, 4])]);
  await press('Edit Morning');
  await press('Move JME 1 Movement 1 down');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move JME 1 Movement 1 down');
  await userEvent.keyboard('{Enter}');
  expect(rows().indexOf('Remove JME 1 Movement 1')).toBe(2);
});

test(
  'a plan without exercises, or without a name, is not saved',
  { tags: ['spec:5/plan-name-required', 'spec:5/plan-needs-an-exercise'] },
  async () => {
    await open([aPlan(1, 'One', [4])]);
    await press('Edit One');
    await press('Remove JME 4 Movement 4');
    await userEvent.clear(screen.getByLabelText('Plan Name'));
    await userEvent.type(screen.getByLabelText('Plan Name'), '  ');
    await press('Done Editing');
    expect(screen.queryAllByText('At least one exercise is required').length).toBeGreaterThan(0);
    expect(screen.queryAllByText('Plan name is required').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Plan Name').getAttribute('aria-invalid')).toBe('true');
    expect(lastChange()).toBeUndefined();
  },
);

test(
  'the exercises to add can be searched, and end with a sentence',
  { tags: ['spec:2/profile-plan-all-added'] },
  async () => {
    await open([aPlan(1, 'Most', [1, 2, 3, 4, 5])]);
    await press('Edit Most');
    await userEvent.type(screen.getByLabelText('Search exercises'), 'movement 7');
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Exercises to add' })).getAllByRole('listitem'),
      ).toHaveLength(1),
    );
    await press('Add JME 7 Movement 7');
    expect(screen.queryByText('No exercises found')).not.toBeNull();
    await userEvent.clear(screen.getByLabelText('Search exercises'));
    await screen.findByRole('button', { name: 'Add JME 6 Movement 6' });
    await press('Add JME 6 Movement 6');
    expect(screen.queryByText('All exercises have been added to this plan.')).not.toBeNull();
  },
);

test('an exercise is added once, however quickly its button is pressed', async () => {
  await open([aPlan(1, 'Morning', [1])]);
  await press('Edit Morning');
  const add = screen.getByRole('button', { name: 'Add JME 3 Movement 3' });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(rows()).toEqual(['Remove JME 1 Movement 1', 'Remove JME 3 Movement 3']);
});

test(
  'what could not be saved stays to be saved',
  { tags: ['spec:8/failures-update-custom-plan'] },
  async () => {
    await open([MORNING], () => refused(404, 'Not found'));
    await press('Edit Morning');
    await press('Remove JME 1 Movement 1');
    await press('Done Editing');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Failed to update custom plan',
        description: 'Not found',
      }),
    );
    expect(rows()).toHaveLength(2);
  },
);

test(
  'a plan whose exercises are all gone cannot be started',
  { tags: ['spec:5/plan-no-valid-exercises'] },
  async () => {
    await open([aPlan(1, 'Old', [998, 999])]);
    await press('Start Old');
    expect(currentToast()).toMatchObject({
      title: 'No exercises found',
      description: 'This custom plan contains no valid exercises.',
    });
    expect(screen.queryByRole('heading', { name: 'Your plans' })).not.toBeNull();
  },
);

test(
  'no plan can be started when the library is empty',
  { tags: ['spec:8/info-no-exercises-available'] },
  async () => {
    await open([MORNING], undefined, []);
    await press('Start Morning');
    expect(currentToast()?.title).toBe('No exercises available');
  },
);
