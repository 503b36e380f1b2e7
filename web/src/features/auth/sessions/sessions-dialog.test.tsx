import { endOtherSessions, endSession, listSessions } from '@limber/contract/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { SESSIONS } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

const DONE = { success: true } as const;

const open = () => show(<SessionsDialog onClose={vi.fn<() => void>()} />);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));

test('every device is there with its dates, and this one cannot be signed out by mistake', async () => {
  api.answer(listSessions, SESSIONS);
  open();
  const [own, phone, unknown] = await rows();
  expect(own?.textContent).toMatch(/Firefox on Windows.*This device/);
  expect(phone?.textContent).toContain('Signed in January 5, 2026, last used January 6, 2026');
  expect(unknown?.textContent).toContain('A device without a name');
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
});

test(
  'one device is signed out, and the focus stays in the list',
  { tags: ['spec:silent/sessions'] },
  async () => {
    let kept = SESSIONS;
    api.answer(listSessions, () => kept);
    api.answer(endSession, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return DONE;
    });
    open();
    await rows();
    await press('Sign out Safari on iOS');
    await toastLike({ title: 'Success', description: 'Safari on iOS is signed out.' });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' }));
  },
);

test('all others are signed out at once', async () => {
  let kept = SESSIONS;
  api.answer(listSessions, () => kept);
  api.answer(endOtherSessions, () => {
    kept = SESSIONS.slice(0, 1);
    return DONE;
  });
  open();
  await rows();
  await press('Sign Out All Others');
  await toastLike({ description: 'All other devices are signed out.' });
  await screen.findByText('You are signed in nowhere else.');
  expect(screen.queryByRole('button', { name: 'Sign Out All Others' })).toBeNull();
});

test('a device that could not be signed out stays', async () => {
  api.answer(listSessions, SESSIONS);
  api.break(endSession);
  open();
  await rows();
  await press('Sign out Safari on iOS');
  await toastLike({ title: 'Failed to sign the device out. Please try again.' });
  expect(await rows()).toHaveLength(3);
});

test('a list that could not be loaded can be asked for again', async () => {
  api.break(listSessions);
  open();
  await screen.findByText('Your devices could not be loaded');
  api.answer(listSessions, SESSIONS);
  await press('Try again');
  expect(await rows()).toHaveLength(3);
});
