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

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** The notice shows once for each browser. */
const closeNotice = async (page: Page) => {
  const notice = page.getByRole('button', { name: 'Got it' });
  if (await notice.isVisible()) await notice.click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/', signedIn: false },
  { name: 'login', address: '/login', signedIn: false },
  { name: 'register', address: '/register', signedIn: false },
  { name: 'mission', address: '/mission', signedIn: false },
  { name: 'privacy', address: '/privacy', signedIn: false },
  { name: 'terms', address: '/terms', signedIn: false },
  { name: 'pricing', address: '/pricing', signedIn: false },
  { name: 'not-found', address: '/nowhere', signedIn: false },
  { name: 'onboarding-welcome', address: '/onboarding' },
  { name: 'onboarding-pain-points', address: '/onboarding', open: press('Continue') },
  { name: 'dashboard', address: '/dashboard' },
  { name: 'dashboard-exercise', address: '/dashboard', open: dialog(/^Start/) },
  { name: 'dashboard-save-to-plan', address: '/dashboard', open: dialog(/^Save .* to a plan/) },
  { name: 'dashboard-edit-plan', address: '/dashboard?editPlan=1' },
  { name: 'routine', address: '/routine/1' },
  { name: 'exercises', address: '/exercises' },
  { name: 'exercises-none-found', address: '/exercises?q=piano' },
  { name: 'profile-pain-points', address: '/profile?tab=pain-points' },
  { name: 'profile-history', address: '/profile?tab=history' },
  { name: 'profile-custom-plans', address: '/profile?tab=custom-plans' },
  {
    name: 'profile-plan-runner',
    address: '/profile?tab=custom-plans',
    open: press(/^Start/),
  },
  { name: 'profile-how-to-use', address: '/profile?tab=how-to-use' },
  { name: 'profile-subscription', address: '/profile?tab=subscription' },
  { name: 'profile-account', address: '/profile?tab=account' },
  {
    name: 'profile-personal-information',
    address: '/profile?tab=account',
    open: dialog(/^Personal Information/),
  },
  { name: 'subscription-notice', address: '/subscription' },
  { name: 'subscription', address: '/subscription', open: closeNotice },
  { name: 'checkout', address: '/checkout' },
];
