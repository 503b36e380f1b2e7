import { expect, type Page } from '@playwright/test';
import { startInstallation } from './installation.ts';
import { test as base } from './test.ts';
import { newUser, registerAt } from './users.ts';

/** The page of the first user of an installation without any settings. */
const test = base.extend<{ first: Page }>({
  first: async ({ browser }, use) => {
    const { address, setupCode, stop } = await startInstallation();
    const token = await registerAt(address, { ...newUser(), invitation: setupCode });
    const page = await browser.newPage({
      baseURL: address,
      storageState: {
        cookies: [],
        origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
      },
    });
    await use(page);
    await page.close();
    await stop();
  },
});

test(
  'prices lead to an order, and the order back to all plans',
  { tag: ['@spec:2/subscription-founding-notice'] },
  async ({ first: page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Lifetime' }).click();
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expect(page.getByText('This is a sandbox: nothing is charged.')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Limber is free for you' })).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await expect(page.getByText('Founding member').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose (Pro|Annual)$/ })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

const UNREACHABLE = /has not said yet how to reach them/;

test(
  'where the operator gave no address, the first users and whoever looks for one are told so',
  { tag: ['@spec:2/subscription-founding-notice', '@spec:silent/contact-address'] },
  async ({ first: page }) => {
    await page.goto('/subscription');
    const notice = page.getByRole('dialog', { name: 'Limber is free for you' });
    await expect(notice.getByText(UNREACHABLE)).toBeVisible();
    await expect(notice.getByRole('link')).toHaveCount(0);
    await notice.getByRole('button', { name: 'Got it' }).click();
    await page.goto('/profile?tab=account');
    await expectContactPageOf(page, /^Contact Us/);
    await page.goto('/dashboard');
    await expectContactPageOf(page, 'Feedback');
  },
);

async function expectContactPageOf(page: Page, link: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL('**/contact');
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
}
