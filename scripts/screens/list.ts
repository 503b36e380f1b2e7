import { ALL_PAGES } from '@limber/contract/pages';
import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import type { Page } from '@playwright/test';
import { ADMIN_ANSWERS } from './administration.ts';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { chooseImages, openMediaPanel, uploadForEver, withUploads } from './exercise-media.ts';
import {
  companyOfReceipts,
  finishedSession,
  finishedTry,
  receiptOfPayment,
} from './other-accounts.ts';
import { inKebabCase } from '../../web/screen-scripts.ts';
import { dialog, fakeAnswers, press, type Screen } from './screen.ts';
import type { SeededUser } from './seed-user.ts';
import { TEAM_SCREENS } from './team.ts';
import { aYearOfHistory } from './year-of-history.ts';

/** Fills the seeded user's ids into an address. */
const addressOf = (address: string, { planId, routineId }: SeededUser): string =>
  address.replace(':planId', String(planId)).replace(/:(?:routineId|id)/, String(routineId));

export async function openScreen(
  page: Page,
  { address, answers = [], open }: Screen,
  user: SeededUser,
): Promise<void> {
  await page.unrouteAll();
  await fakeAnswers(page, answers);
  // Without this, an address that differs only behind the # would not be loaded.
  if (address.includes('#')) await page.goto('about:blank');
  await page.goto(addressOf(address, user));
  await page.locator('h1').waitFor();
  await open?.(page);
  await page.waitForLoadState('networkidle');
}

/** The founding members' notice, which shows once for each browser, after the subscription is loaded. */
const closeNotice = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page
    .getByText(/^(Founding member|Current plan)$/)
    .first()
    .waitFor();
  const notice = page.getByRole('button', { name: 'Got it' });
  if (await notice.isVisible()) await notice.click();
};

const chooseSeveral = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  for (let place = 0; place < 3; place += 1) await boxes.nth(place).press('Space');
  await page.getByText('3 chosen').waitFor();
};

/** The answer is faked: a saved card would change the routines of other pictures. */
const tickDisc = async (page: Page) => {
  await page.route('**/api/health-card', async (route) =>
    route.fulfill({ json: { card: route.request().postDataJSON(), exchanged: 0 } }),
  );
  await page.getByLabel('I have a disc problem or sciatica').check();
  await page.getByLabel('Forward').evaluate((pill) => pill.scrollIntoView({ block: 'center' }));
};

const paymentForm = async (page: Page) => {
  await page.getByLabel('Name on card').waitFor();
};

/** `Start over` where an earlier picture left an unfinished session. */
const startSession = press(/^Start( over)?$/);

const pausedSession = async (page: Page) => {
  await startSession(page);
  await press('Pause')(page);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
};

/** Skipping changes nothing of the user. */
const skippedSession = async (page: Page) => {
  await startSession(page);
  const skip = page.getByRole('button', { name: 'Skip' });
  for (let skipped = 0; skipped < ROUTINE_SIZE; skipped += 1) await skip.click();
  await page.getByRole('heading', { name: 'Another time' }).waitFor();
};

const STATES: readonly Screen[] = [
  { name: 'landing', address: '/', differsOnPhones: true, signedIn: false },
  { name: 'try', address: '/try', signedIn: false, differsOnPhones: true },
  { name: 'try-end', address: '/try', signedIn: false, open: skippedSession },
  { name: 'try-finished', address: '/try', signedIn: false, open: finishedTry },
  { name: 'pricing', address: '/pricing', signedIn: false },
  { name: 'pricing-yearly', address: '/pricing?billing=yearly', signedIn: false },
  { name: 'not-found', address: '/nowhere', signedIn: false },
  { name: 'onboarding-welcome', address: '/onboarding' },
  { name: 'onboarding-pain-points', address: '/onboarding', open: press('Continue') },
  { name: 'dashboard', address: '/dashboard', differsOnPhones: true },
  {
    name: 'dashboard-exercise',
    address: '/dashboard',
    differsOnPhones: true,
    open: dialog(/^Start/),
  },
  { name: 'dashboard-save-to-plan', address: '/dashboard', open: dialog(/^Save .* to a plan/) },
  { name: 'dashboard-edit-plan', address: '/dashboard?editPlan=:planId' },
  { name: 'routine', address: '/routine/:routineId', differsOnPhones: true },
  { name: 'session', address: '/session/:routineId', differsOnPhones: true },
  {
    name: 'session-paused',
    address: '/session/:routineId',
    differsOnPhones: true,
    open: pausedSession,
  },
  {
    name: 'session-leaving',
    address: '/session/:routineId',
    open: async (page) => {
      await pausedSession(page);
      await dialog('Leave')(page);
    },
  },
  { name: 'session-end', address: '/session/:routineId', open: skippedSession },
  { name: 'session-finished', address: '/dashboard', open: finishedSession },
  { name: 'exercises', address: '/exercises', differsOnPhones: true },
  {
    name: 'exercises-chosen',
    address: '/exercises',
    differsOnPhones: true,
    open: chooseSeveral,
  },
  { name: 'exercises-detail', address: '/exercises', open: dialog(/JME 1 /) },
  { name: 'exercises-none-found', address: '/exercises?q=xylophone' },
  { name: 'exercise-manager', address: '/exercise-manager' },
  {
    name: 'exercise-manager-panel',
    address: '/exercise-manager',
    differsOnPhones: true,
    open: openMediaPanel,
  },
  { name: 'exercise-manager-chosen', address: '/exercise-manager', open: chooseImages },
  { name: 'exercise-manager-uploading', address: '/exercise-manager', open: uploadForEver },
  { name: 'exercise-manager-uploads', address: '/exercise-manager', open: withUploads },
  { name: 'profile-pain-points', address: '/profile?tab=pain-points', differsOnPhones: true },
  {
    name: 'profile-health-card',
    address: '/profile?tab=pain-points',
    differsOnPhones: true,
    open: tickDisc,
  },
  { name: 'profile-history', address: '/profile?tab=history', differsOnPhones: true },
  { name: 'profile-history-of-a-year', address: '/dashboard', open: aYearOfHistory },
  {
    name: 'profile-history-of-a-day',
    address: '/profile?tab=history',
    open: press(/, 1 routine$/),
  },
  { name: 'profile-custom-plans', address: '/profile?tab=custom-plans' },
  {
    name: 'profile-plan-runner',
    address: '/profile?tab=custom-plans',
    open: press(/^Start/),
  },
  {
    name: 'profile-edit-plan',
    address: '/profile?tab=custom-plans',
    open: press(/^Edit /),
  },
  {
    name: 'profile-delete-plan',
    address: '/profile?tab=custom-plans',
    open: dialog(/^Delete /),
  },
  { name: 'profile-how-to-use', address: '/profile?tab=how-to-use' },
  { name: 'profile-subscription', address: '/profile?tab=subscription' },
  ...ACCOUNT_SCREENS,
  { name: 'menu', address: '/dashboard', open: press('Menu') },
  { name: 'subscription-notice', address: '/subscription' },
  { name: 'subscription', address: '/subscription', open: closeNotice },
  { name: 'order', address: '/subscription?plan=lifetime', open: paymentForm },
  { name: 'order-card-missing', address: '/subscription?plan=lifetime', open: press(/^Pay \$/) },
  { name: 'order-team', address: '/subscription?plan=team' },
  { name: 'checkout-success', address: '/checkout/success?payment_intent=pi_1' },
  ...TEAM_SCREENS,
  { name: 'admin-people', address: '/admin', answers: ADMIN_ANSWERS },
  { name: 'admin-teams', address: '/admin?tab=teams', answers: ADMIN_ANSWERS },
  { name: 'admin-installation', address: '/admin?tab=installation', answers: ADMIN_ANSWERS },
  { name: 'admin-audit-log', address: '/admin?tab=audit-log', answers: ADMIN_ANSWERS },
  { name: 'receipt', address: '/dashboard', open: receiptOfPayment },
  { name: 'receipt-company', address: '/dashboard', open: companyOfReceipts },
];

const withState = new Set(STATES.map(({ address }) => /^[^?#]*/.exec(address)?.[0]));

/** Pages without a state above. One with a parameter has to be listed there. */
const OTHER_PAGES = ALL_PAGES.flatMap(([name, { path, access, leadsTo, screenOf }]): Screen[] =>
  withState.has(path) || path.includes(':') || (leadsTo ?? screenOf) !== undefined
    ? []
    : [{ name: inKebabCase(name), address: path, signedIn: access === 'signed-in' }],
);

export const SCREENS: readonly Screen[] = [...STATES, ...OTHER_PAGES];
