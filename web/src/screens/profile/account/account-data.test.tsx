import { deleteAccount, startDownload } from '@limber/contract/account-data';
import { getSubscription } from '@limber/contract/subscription';
import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentSession, setSignedIn } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { ADA, FOUNDING_MEMBER } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { answerAsUsual } from '#test/usual-answers.ts';
import { currentToast } from '#ui/toast.ts';
import { AccountTab } from './account-tab.tsx';

const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click');
afterEach(() => followed.mockReset());

async function open() {
  answerAsUsual();
  show(<AccountTab />);
  await screen.findByRole('switch', { name: 'Reminders' });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog', { name: 'Delete my account' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));

test(
  'Download everything hands the address of the ZIP to the browser',
  { tags: ['spec:silent/download-everything'] },
  async () => {
    followed.mockImplementation(function follow(this: HTMLAnchorElement) {
      expect([this.getAttribute('href'), this.hasAttribute('download')]).toEqual([
        '/api/account/download?user=1',
        true,
      ]);
    });
    await open();
    await press(/^Download everything/);
    await toastLike({ title: 'Your download has begun' });
    expect(followed).toHaveBeenCalledOnce();
  },
);

test('a double click downloads everything once', async () => {
  followed.mockImplementation(() => {});
  await open();
  await userEvent.dblClick(screen.getByRole('button', { name: /^Download everything/ }));
  await toastLike({ title: 'Your download has begun' });
  expect(api.sent(startDownload)).toHaveLength(1);
});

test('a download that is refused says why', async () => {
  await open();
  api.refuse(startDownload, 429, ACCOUNT_DATA_SENTENCES.downloadUnderWay);
  await press(/^Download everything/);
  await toastLike({
    title: 'Failed to start your download. Please try again.',
    description: ACCOUNT_DATA_SENTENCES.downloadUnderWay,
  });
  expect(followed).not.toHaveBeenCalled();
});

test(
  'Delete my account says what goes and what stays, and asks for the password',
  { tags: ['spec:silent/delete-account'] },
  async () => {
    await open();
    api.answer(getSubscription, FOUNDING_MEMBER);
    await press(/^Delete my account/);
    const said = within(dialog());
    expect(said.getByText(/cannot be undone/)).toBeTruthy();
    expect(said.getByText('What goes:').parentElement?.textContent).toContain('health card');
    expect(said.getByText('What stays:').parentElement?.textContent).toContain('receipts');
    await said.findByText(/founding member does not come back/);
    await press('Delete for Good');
    await said.findByText('Password is required');
    expect(api.sent(deleteAccount)).toEqual([]);
  },
);

test(
  'a deleted account leaves nothing in this browser either, and the front page comes up',
  { tags: ['spec:silent/delete-account'] },
  async () => {
    localStorage.setItem('marks', 'of today');
    sessionStorage.setItem('routineClock', 'of today');
    await open();
    await press(/^Delete my account/);
    await userEvent.type(password(), 'a calm neck 42');
    await press('Delete for Good');
    await toastLike({ title: 'Your account is deleted' });
    expect(api.sent(deleteAccount).at(-1)?.body).toEqual({ password: 'a calm neck 42' });
    expect(window.location.pathname).toBe('/');
    expect(currentSession().authenticated).toBe(false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  },
);

test('a wrong password is named where it was typed, and nothing happens', async () => {
  const message = 'Password is not correct';
  await open();
  api.refuse(deleteAccount, 422, message, [{ field: 'password', message }]);
  await press(/^Delete my account/);
  await userEvent.type(password(), 'a guess');
  await press('Delete for Good');
  await toastLike({ title: 'Failed to delete your account. Please try again.' });
  const described = password().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  expect(currentSession().authenticated).toBe(true);
});

test('a payment provider that does not answer is named above the form', async () => {
  await open();
  api.refuse(deleteAccount, 503, ACCOUNT_DATA_SENTENCES.paymentsNotEnded);
  await press(/^Delete my account/);
  await userEvent.type(password(), 'a calm neck 42');
  await press('Delete for Good');
  await within(dialog()).findByText(ACCOUNT_DATA_SENTENCES.paymentsNotEnded);
  expect(currentSession().authenticated).toBe(true);
});

test('the only administrator is told so, and may go all the same', async () => {
  await open();
  setSignedIn('a token', { ...ADA, role: 'administrator' });
  const { onlyAdministrator } = ACCOUNT_DATA_SENTENCES;
  api.refuse(deleteAccount, 409, onlyAdministrator, [], 'only-administrator');
  await press(/^Delete my account/);
  expect(within(dialog()).getByText(/shared with everyone, without your name/)).toBeTruthy();
  await userEvent.type(password(), 'a calm neck 42');
  await press('Delete for Good');
  await within(dialog()).findByText(onlyAdministrator);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Delete my account all the same' }));
  await press('Delete for Good');
  await waitFor(() =>
    expect(api.sent(deleteAccount).at(-1)?.body).toEqual({
      password: 'a calm neck 42',
      leavesNoAdministrator: true,
    }),
  );
});
