import { getPreferences } from '@limber/contract/preferences';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { RECORD } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { Reminder } from './reminder.tsx';

const MINUTE_MS = 60_000;
const notified = vi.fn<(title: string) => void>();

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  constructor(title: string) {
    super();
    notified(title);
  }
}

async function openAt(
  hour: number,
  minute: number,
  preferences: Preferences = DEFAULT_PREFERENCES,
  completedAt: Date[] = [],
) {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, hour, minute) });
  vi.stubGlobal('Notification', FakeNotification);
  api.answer(getPreferences, preferences);
  api.answer(
    listRoutineHistory,
    completedAt.map((at) => ({ ...RECORD, completedAt: at.toISOString() })),
  );
  const shown = show(<Reminder />);
  await pass(0);
  return shown;
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS + 100));

beforeEach(() => {
  notified.mockReset();
  FakeNotification.permission = 'granted';
});

test('at the hour it says that it is time, once', { tags: ['spec:silent/reminders'] }, async () => {
  await openAt(14, 58);
  await pass(1);
  expect(notified).not.toHaveBeenCalled();
  await pass(2);
  expect(notified).toHaveBeenCalledExactlyOnceWith('Time for your three minutes');
  await pass(50);
  expect(notified).toHaveBeenCalledOnce();
});

test('a page that is loaded again does not remind again', async () => {
  const { unmount } = await openAt(15, 10);
  await pass(1);
  expect(notified).toHaveBeenCalledOnce();
  unmount();
  await openAt(15, 20);
  await pass(1);
  expect(notified).toHaveBeenCalledOnce();
});

test('whoever has just come within the hour has a minute to settle first', async () => {
  await openAt(15, 10);
  expect(notified).not.toHaveBeenCalled();
  await pass(1);
  expect(notified).toHaveBeenCalledOnce();
});

test('it reminds again the next day', async () => {
  await openAt(14, 59);
  await pass(2);
  await pass(24 * 60);
  expect(notified).toHaveBeenCalledTimes(2);
});

test('who has moved today is left in peace, who moved yesterday is not', async () => {
  const { unmount } = await openAt(15, 0, DEFAULT_PREFERENCES, [new Date(2026, 0, 5, 8)]);
  await pass(30);
  expect(notified).not.toHaveBeenCalled();
  unmount();
  localStorage.clear();
  await openAt(15, 0, DEFAULT_PREFERENCES, [new Date(2026, 0, 4, 8)]);
  await pass(1);
  expect(notified).toHaveBeenCalledOnce();
});

test('who switched reminders off hears nothing', async () => {
  await openAt(15, 0, { ...DEFAULT_PREFERENCES, reminders: false });
  await pass(30);
  expect(notified).not.toHaveBeenCalled();
  expect(currentToast()?.title).not.toBe('Time for your three minutes');
});

test('where notifications are not allowed the page itself says it', async () => {
  FakeNotification.permission = 'denied';
  await openAt(15, 0);
  await pass(1);
  expect(notified).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({
    title: 'Time for your three minutes',
    action: { label: 'Start' },
  });
});
