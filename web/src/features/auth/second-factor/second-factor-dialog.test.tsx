import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@limber/contract/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { RECOVERY_CODES } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { answerAsUsual } from '#test/usual-answers.ts';
import { currentToast } from '#ui/toast.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

const onClose = vi.fn<() => void>();

function open(on: boolean) {
  onClose.mockReset();
  answerAsUsual();
  api.answer(getSecondFactor, { on, recoveryCodesLeft: on ? 9 : 0 });
  show(<SecondFactorDialog onClose={onClose} />);
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));
const problemOf = (label: HTMLInputElement) =>
  document.getElementById(label.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent;

test(
  'it is set up by the password, the key and a code, and gives the recovery codes once',
  { tags: ['spec:silent/second-factor'] },
  async () => {
    open(false);
    await press('Set Up');
    await userEvent.type(await field('Password'), 'a calm neck 42{Enter}');
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(screen.getByText(/^JBSW Y3DP EHPK/)).toBeTruthy();
    expect(api.sent(beginSecondFactor).at(-1)?.body).toEqual({ password: 'a calm neck 42' });
    await userEvent.type(await field('Code'), '123456{Enter}');
    await screen.findByText('Two-step sign-in is on.');
    expect(api.sent(confirmSecondFactor).at(-1)?.body).toEqual({ code: '123456' });
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      RECOVERY_CODES,
    );
    await press('I Have Kept Them');
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('a wrong password, or a wrong code, is named beside its field', async () => {
  open(false);
  await press('Set Up');
  const wrongPassword = 'Password is not correct';
  api.refuse(beginSecondFactor, 422, wrongPassword, [
    { field: 'password', message: wrongPassword },
  ]);
  await userEvent.type(await field('Password'), 'a guess{Enter}');
  await toastLike({ title: 'Failed to begin. Please check your password.' });
  expect(problemOf(await field('Password'))).toBe(wrongPassword);

  answerAsUsual();
  await press('Continue');
  const wrongCode = 'This code is not right, or was used before. Please try the next one';
  api.refuse(confirmSecondFactor, 422, wrongCode, [{ field: 'code', message: wrongCode }]);
  await userEvent.type(await field('Code'), '000000{Enter}');
  await toastLike({ title: 'Failed to turn two-step sign-in on. Please try again.' });
  expect(problemOf(await field('Code'))).toBe(wrongCode);
});

test('it is turned off by the password and a code', async () => {
  open(true);
  await screen.findByText('It is on. Recovery codes left: 9.');
  await press('Turn Off');
  await userEvent.type(await field('Password'), 'a calm neck 42');
  await userEvent.type(await field('Code'), '123456');
  await press('Turn Off');
  await toastLike({ description: 'Two-step sign-in is off.' });
  expect(api.sent(endSecondFactor).at(-1)?.body).toEqual({
    password: 'a calm neck 42',
    code: '123456',
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('new recovery codes are shown when the old ones are few', async () => {
  open(true);
  await press('New Recovery Codes');
  await userEvent.type(await field('Password'), 'a calm neck 42');
  await userEvent.type(await field('Code'), '123456');
  await press('Make New Codes');
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(api.sent(renewRecoveryCodes)).toHaveLength(1);
});

test('whether it is on can be asked for again when that failed', async () => {
  api.break(getSecondFactor);
  show(<SecondFactorDialog onClose={onClose} />);
  await screen.findByText('This could not be loaded');
  api.answer(getSecondFactor, { on: false, recoveryCodesLeft: 0 });
  await press('Try again');
  expect(await screen.findByText(/^It is off/)).toBeTruthy();
});
