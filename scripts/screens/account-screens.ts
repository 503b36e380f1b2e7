import { confirmEmail, getEmailStatus } from '@limber/contract/account-mail';
import { login } from '@limber/contract/auth';
import { getRegistration } from '@limber/contract/registration';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '@limber/contract/second-factor';
import { listSessions, type Session } from '@limber/contract/sessions';
import { SECOND_FACTOR_REQUIRED } from '@limber/domain/accounts/second-factor';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/src/test/new-user.ts';
import { answer, dialog, press, refuse, type Screen } from './screen.ts';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODES = ['ABCD', 'EFGH', 'JKLM', 'NPQR', 'STUV', 'WXYZ', '2345', '6789'].map(
  (group) => Array.from({ length: 6 }, () => group).join('-'),
);
const [SIGNED_IN, USED] = ['2026-03-02T08:00:00.000Z', '2026-04-09T16:20:00.000Z'];
const session = (id: string, device: string | null): Session => ({
  id,
  device,
  current: id === 'a',
  signedInAt: SIGNED_IN,
  lastUsedAt: USED,
});

const askForReset = async (page: Page) => {
  await page.getByLabel('Username or email').fill('nobody');
  await press('Ask for a link')(page);
  await page.getByRole('heading', { name: 'Ask whoever runs Limber here' }).waitFor();
};

const signInUpToCode = async (page: Page) => {
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
};

/**
 * Follows the link: a document loaded from /register would bring the real rule who may register
 * instead of the faked one.
 */
const goToRegister = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('/register');
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
};

const typeWeakPassword = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByText('Password strength: Weak').waitFor();
};

const ASKS_FOR_CODE = [
  refuse(login, 401, { code: SECOND_FACTOR_REQUIRED, message: 'Please enter the code' }),
];

const setUpApp = async (page: Page) => {
  await dialog(/^Two-Step Sign-In/)(page);
  await press('Set Up')(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press('Continue')(page);
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
};

const SETS_UP = [
  answer(getSecondFactor, { on: false, recoveryCodesLeft: 0 }),
  answer(beginSecondFactor, { key: KEY, uri: `otpauth://totp/Limber:ada?secret=${KEY}` }),
  answer(confirmSecondFactor, { recoveryCodes: RECOVERY_CODES }),
];

const VISITORS: readonly Screen[] = [
  { name: 'login', address: '/login', signedIn: false },
  {
    name: 'login-second-step',
    address: '/login',
    signedIn: false,
    answers: ASKS_FOR_CODE,
    open: signInUpToCode,
  },
  {
    name: 'login-recovery-code',
    address: '/login',
    signedIn: false,
    answers: ASKS_FOR_CODE,
    open: async (page) => {
      await signInUpToCode(page);
      await press('Use a recovery code')(page);
    },
  },
  { name: 'register', address: '/register', signedIn: false },
  { name: 'register-weak-password', address: '/register', signedIn: false, open: typeWeakPassword },
  {
    name: 'register-closed',
    address: '/login',
    signedIn: false,
    open: goToRegister,
    answers: [answer(getRegistration, { mode: 'closed', domains: [] })],
  },
  {
    name: 'register-invited',
    address: '/login',
    signedIn: false,
    open: goToRegister,
    answers: [answer(getRegistration, { mode: 'invited', domains: [] })],
  },
  {
    name: 'register-by-invitation',
    address: '/login',
    signedIn: false,
    open: async (page) => {
      await goToRegister(page);
      await page.evaluate(() => {
        location.hash = 'invitation=a-code';
      });
    },
    answers: [answer(getRegistration, { mode: 'invited', domains: ['acme.org'] })],
  },
  {
    name: 'register-not-answered',
    address: '/login',
    signedIn: false,
    open: goToRegister,
    answers: [
      refuse(getRegistration, 503, {
        code: 'unavailable',
        message: 'Limber cannot reach its database. Please try again in a moment.',
        requestId: '7f3a9c',
      }),
    ],
  },
  { name: 'forgot-password', address: '/forgot-password', signedIn: false },
  {
    name: 'forgot-password-asked',
    address: '/forgot-password',
    signedIn: false,
    open: askForReset,
  },
  { name: 'reset-password', address: '/reset-password#a-secret', signedIn: false },
  { name: 'reset-password-link-gone', address: '/reset-password', signedIn: false },
  { name: 'confirm-email', address: '/confirm-email#a-secret', signedIn: false },
  { name: 'confirm-email-link-gone', address: '/confirm-email', signedIn: false },
  {
    name: 'confirm-email-done',
    address: '/confirm-email#a-secret',
    signedIn: false,
    answers: [answer(confirmEmail, { email: 'ada@example.com' })],
    open: press('Confirm my email address'),
  },
];

const MEMBERS: readonly Screen[] = [
  { name: 'profile-account', address: '/profile?tab=account' },
  {
    name: 'profile-email-not-confirmed',
    address: '/profile?tab=account',
    answers: [answer(getEmailStatus, { state: 'awaiting', foundingPlaceWaits: true })],
  },
  {
    name: 'profile-personal-information',
    address: '/profile?tab=account',
    open: dialog(/^Personal Information/),
  },
  {
    name: 'profile-new-email',
    address: '/profile?tab=account',
    open: async (page) => {
      await dialog(/^Personal Information/)(page);
      await page.getByLabel('Email').fill('ada@lovelace.example');
    },
  },
  {
    name: 'profile-password',
    address: '/profile?tab=account',
    open: dialog(/^Password & Security/),
  },
  {
    name: 'profile-second-factor',
    address: '/profile?tab=account',
    open: dialog(/^Two-Step Sign-In/),
  },
  {
    name: 'profile-second-factor-app',
    address: '/profile?tab=account',
    answers: SETS_UP,
    open: setUpApp,
  },
  {
    name: 'profile-recovery-codes',
    address: '/profile?tab=account',
    answers: SETS_UP,
    open: async (page) => {
      await setUpApp(page);
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await press('Turn On')(page);
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    },
  },
  {
    name: 'profile-second-factor-off',
    address: '/profile?tab=account',
    answers: [answer(getSecondFactor, { on: true, recoveryCodesLeft: 9 })],
    open: async (page) => {
      await dialog(/^Two-Step Sign-In/)(page);
      await press('Turn Off')(page);
    },
  },
  {
    name: 'profile-devices',
    address: '/profile?tab=account',
    answers: [
      answer(listSessions, [
        session('a', 'Firefox on Windows'),
        session('b', 'Safari on iOS'),
        session('c', null),
      ]),
    ],
    open: dialog(/^Devices/),
  },
];

export const ACCOUNT_SCREENS: readonly Screen[] = [...VISITORS, ...MEMBERS];
