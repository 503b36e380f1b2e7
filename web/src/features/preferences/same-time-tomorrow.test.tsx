import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { SameTimeTomorrow } from './same-time-tomorrow.tsx';

const QUIET = { ...DEFAULT_PREFERENCES, reminders: false };
const REMINDED = 'You are reminded at 10 AM, while Limber is open in a tab.';

let kept: Preferences = QUIET;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 9) });
  kept = QUIET;
  api.answer(getPreferences, () => kept);
  api.answer(savePreferences, ({ body }) => (kept = body as Preferences));
});

test(
  'one press sets the reminder to this time of day, and Undo takes it back',
  { tags: ['spec:silent/workout-ending'] },
  async () => {
    show(<SameTimeTomorrow />);
    await press('Remind me at 10 AM');
    expect(await screen.findByText(REMINDED)).toBeDefined();
    expect(kept).toEqual({ ...QUIET, reminders: true, preferredTime: 'morning' });
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await press('Undo');
    await screen.findByRole('button', { name: 'Remind me at 10 AM' });
    expect(kept).toEqual(QUIET);
  },
);

test('who is reminded at this time already is told so', async () => {
  kept = { ...DEFAULT_PREFERENCES, preferredTime: 'morning' };
  show(<SameTimeTomorrow />);
  expect(await screen.findByText(REMINDED)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reminder that could not be set can be asked for again', async () => {
  api.break(savePreferences);
  show(<SameTimeTomorrow />);
  await press('Remind me at 10 AM');
  expect(await screen.findByRole('button', { name: 'Remind me at 10 AM' })).toBeDefined();
  expect(screen.queryByText(REMINDED)).toBeNull();
});
