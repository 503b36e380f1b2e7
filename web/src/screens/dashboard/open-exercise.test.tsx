import { regenerateExercise } from '@limber/contract/routines';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import {
  exercises,
  opensDashboardAt,
  routine,
  said,
  serveDashboard,
} from './test/served-dashboard.ts';

opensDashboardAt('/dashboard');

/** Returns the dialog. */
async function openExercise(name: string, answer = () => {}) {
  serveDashboard();
  answer();
  show(<DashboardScreen />);
  await exercises();
  await press(`Start Exercise ${name}`);
  return { dialog: within(await screen.findByRole('dialog', { name })) };
}

test(
  'an exercise that is opened has its name, its area and its place among all',
  { tags: ['spec:2/detail-heading'] },
  async () => {
    const { dialog } = await openExercise('JME 2 Movement 2');
    expect(dialog.getByRole('heading', { name: 'JME 2 Movement 2' })).toBeDefined();
    expect(dialog.getByText('Neck')).toBeDefined();
    expect(dialog.getByText('2 of 2')).toBeDefined();
  },
);

test(
  'an exercise that is opened says what to do and what to mind',
  { tags: ['spec:2/detail-instructions'] },
  async () => {
    const { dialog } = await openExercise('JME 1 Movement 1');
    const instructions = within(await dialog.findByRole('region', { name: 'Instructions' }));
    const steps = instructions.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[0]).toBe('Sit tall.');
    expect(steps[1]).toContain('Turn your head.');
    expect(instructions.getByRole('heading', { name: 'Notes' })).toBeDefined();
    expect(instructions.getByText('Breathe out as you turn.')).toBeDefined();
    expect(instructions.getByText('You feel dizzy.')).toBeDefined();
  },
);

test(
  'the words “Routine Timer” stand beside its state, on the dashboard and in the exercise',
  { tags: ['spec:2/detail-timer'] },
  async () => {
    serveDashboard();
    show(<DashboardScreen />);
    await exercises();
    expect(screen.getByText('Routine Timer').parentElement?.textContent).toMatch(/Not started$/);
    await press('Start Exercise JME 1 Movement 1');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Routine Timer').parentElement?.textContent).toMatch(/Active$/);
  },
);

test(
  'an exercise that is opened can be regenerated, by a button with that word',
  { tags: ['spec:8/success-exercise-regenerated'] },
  async () => {
    const { dialog } = await openExercise('JME 1 Movement 1', () =>
      api.answer(regenerateExercise, routine(9, 2)),
    );
    const regenerate = dialog.getByText('Regenerate');
    expect(regenerate.getAttribute('aria-label')).toBe('Regenerate JME 1 Movement 1');
    regenerate.click();
    await said({ title: 'Exercise Regenerated', description: 'Replaced with JME 9 Movement 9.' });
    expect(await screen.findByRole('dialog', { name: 'JME 9 Movement 9' })).toBeDefined();
  },
);

test(
  'an exercise that is opened can be saved to a plan',
  { tags: ['spec:2/detail-save-dialog'] },
  async () => {
    await openExercise('JME 1 Movement 1');
    await press('Save JME 1 Movement 1 to a custom plan');
    expect(await screen.findByRole('dialog', { name: 'Save Exercise to Plan' })).toBeDefined();
  },
);
