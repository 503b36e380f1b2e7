import type { Page } from '@playwright/test';

type Screen = {
  /** The first part of the picture's file name. */
  name: string;
  address: string;
  /** As somebody who is signed in, unless it says no. */
  signedIn?: boolean;
  /** What to do before the picture is taken. */
  open?: (page: Page) => Promise<void>;
};

export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/', signedIn: false },
  { name: 'login', address: '/login', signedIn: false },
  { name: 'register', address: '/register', signedIn: false },
  { name: 'mission', address: '/mission', signedIn: false },
  { name: 'not-found', address: '/nowhere', signedIn: false },
  { name: 'onboarding-welcome', address: '/onboarding' },
  {
    name: 'onboarding-pain-points',
    address: '/onboarding',
    open: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  { name: 'dashboard', address: '/dashboard' },
  {
    name: 'exercise',
    address: '/dashboard',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Start/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
