import { expect, type Page } from '@playwright/test';
import { ALL_RULES, faults } from './axe.ts';
import { test } from './own-installation.ts';
import { expectToast, fillRegistration, newUser, onAnotherDevice, registerByApi } from './users.ts';

const SUCCEEDS = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';

async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: `Use ${card}` }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(card);
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Waits until the paid plan is active, then goes to the dashboard. */
async function toDashboard(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/success\?order=/);
  await expect(page.getByText(/^All nine body areas/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('/dashboard');
}

/** Pays from the subscription page; ends on the dashboard. */
async function subscribe(page: Page, tier: string): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('link', { name: `Choose ${tier}` }).click();
  await pay(page, SUCCEEDS);
  await expectToast(page, 'Subscription Activated');
  await toDashboard(page);
}

test(
  'a plan is paid for, opens, and is there on another device',
  { tag: ['@spec:1/subscribe'] },
  async ({ page, browser }) => {
    const user = newUser();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
    });
    await registerByApi(page, user);
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Choose Annual' }).click();
    await expect(page.getByText('This is a sandbox: nothing is charged.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $250' }).click();
    await expectToast(page, 'Please enter the cardholder name');
    await pay(page, SUCCEEDS);
    await expectToast(page, 'Subscription Activated');
    await toDashboard(page);
    await expect(page.getByText('annual plan', { exact: true })).toBeVisible();
    expect(foreign).toEqual([]);

    const other = await onAnotherDevice(browser, user);
    await expect(other.getByText('annual plan', { exact: true })).toBeVisible();
    await other.goto('/profile?tab=subscription');
    await expect(other.getByRole('heading', { name: 'Annual Plan' })).toBeVisible();
    await expect(other.getByText('Renews on')).toBeVisible();
  },
);

test('who wants a plan and has no account yet is led back to its order by way of registering', async ({
  page,
}) => {
  const order = '/subscription?plan=pro';
  await page.goto(order);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillRegistration(page, newUser());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Neck' }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL(order);
  await expect(page.getByLabel('Name on card')).toBeVisible();
});

test('a declined card says so, charges nothing, and another card goes through', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  await page.goto('/subscription?plan=pro');
  await pay(page, DECLINED);
  await expectToast(page, 'Payment Failed');
  await expect(page.locator('form').getByText('Your card was declined.')).toBeVisible();
  await pay(page, SUCCEEDS);
  await expectToast(page, 'Subscription Activated');
  await toDashboard(page);
  await expect(page.getByText('pro plan', { exact: true })).toBeVisible();
});

test('a card that asks for confirmation pays once it is confirmed, and not before', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  await page.goto('/subscription?plan=pro');
  await pay(page, ASKS);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click();
  await expectToast(page, 'Payment Failed');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expectToast(page, 'Subscription Activated');
  await toDashboard(page);
  await expect(page.getByText('pro plan', { exact: true })).toBeVisible();
});

test('a subscription is cancelled and stays to the end of its period', async ({ page }) => {
  await registerByApi(page, newUser());
  await subscribe(page, 'Annual');
  await page.goto('/profile?tab=subscription');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Subscription Cancelled');
  await expect(page.getByText(/^Your subscription will end on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expect(page.getByText('annual plan', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your subscription will end on /)).toBeVisible();
});

test(
  'the trial begins without a card, opens everything, and says how long it lasts',
  { tag: ['@spec:9/trial'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/profile?tab=subscription');
    await page.getByRole('button', { name: 'Start 14-day free trial' }).click();
    await expectToast(page, 'Your free trial has begun');
    await expect(page.getByText('14 days left')).toBeVisible();
    await expect(page.getByRole('button', { name: /free trial$/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByText('10 min', { exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto('/exercises');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Unlock / })).toHaveCount(0);
  },
);

test(
  'the pack opens the premium exercises, and is not sold twice',
  { tag: ['@spec:6/premium-exercises'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/exercises');
    await page
      .getByRole('link', { name: /^Unlock / })
      .first()
      .click();
    await page.waitForURL('/checkout');
    await pay(page, SUCCEEDS);
    await page.waitForURL(/\/checkout\/success\?.*payment_intent=.+/);
    await expectToast(page, 'Payment Successful');
    await expect(page.getByText(/Premium Exercise Pack are open now/)).toBeVisible();
    await page.getByRole('link', { name: 'Browse Exercises' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Unlock / })).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByText('The Premium Exercise Pack is yours already.')).toBeVisible();
  },
);

test(
  'from annual to lifetime, which has no end and nothing to cancel',
  { tag: ['@spec:4/tier-changes-by-payment'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await subscribe(page, 'Annual');
    await page.goto('/profile?tab=subscription');
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await expect(page.getByRole('link', { name: 'Choose Annual' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Choose Lifetime' }).click();
    await expect(page.getByText(/takes the place of your Annual plan/)).toBeVisible();
    await pay(page, SUCCEEDS);
    await toDashboard(page);
    await expect(page.getByText('lifetime plan', { exact: true })).toBeVisible();
    await page.goto('/profile?tab=subscription');
    await expect(page.getByRole('heading', { name: 'Lifetime Plan' })).toBeVisible();
    await expect(page.getByText('Never: it is yours for life')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  },
);

test(
  'a team pays for its seats',
  { tag: ['@spec:4/tier-changes-by-payment'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Team' }).click();
    await page.getByLabel('How many users?').fill('8');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('button', { name: 'Pay $63.92' })).toBeVisible();
    await pay(page, SUCCEEDS);
    await toDashboard(page);
    await page.goto('/profile?tab=subscription');
    await expect(page.getByRole('heading', { name: 'Team Plan' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^8$/ })).toBeVisible();
  },
);

test(
  'a payment has a receipt that its payer prints and nobody else sees, and Back does not pay again',
  { tag: ['@spec:silent/receipts'] },
  async ({ page, browser }) => {
    await registerByApi(page, newUser());
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Choose Pro' }).click();
    await pay(page, SUCCEEDS);
    await page.waitForURL(/\/checkout\/success\?order=pro/);
    await page.goBack();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByText('Current plan')).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: /^Receipt / }).click();
    await expect(page.getByText('Card ending in 4242')).toHaveCount(0);
    await expect(page.getByText('Test card ending in 4242')).toBeVisible();
    await expect(page.getByText(/Nothing was charged/)).toBeVisible();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();

    const eve = await (await browser.newContext()).newPage();
    await registerByApi(eve, newUser());
    await eve.goto(page.url());
    await expect(eve.getByRole('heading', { name: 'Receipt not found' })).toBeVisible();
  },
);

test(
  'a cancelled subscription is resumed, and the pages say that it renews',
  { tag: ['@spec:silent/resume-subscription'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await subscribe(page, 'Pro');
    await page.goto('/profile?tab=subscription');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Cancel subscription' })
      .click();
    await expectToast(page, 'Subscription Cancelled');
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByText(/^Your subscription will end on /)).toBeVisible();
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await expectToast(page, 'Subscription Resumed');
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
  },
);
