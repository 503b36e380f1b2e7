import { randomUUID } from 'node:crypto';
import type { Receipt } from '@limber/contract/receipts';
import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from './play-to-the-end.ts';
import { seedUser, sender } from './seed-user.ts';

/** With another account than the seeded one, whose screens show an unfinished day. */
export async function finishedSession(page: Page): Promise<void> {
  await asAnotherUser(page);
  await page.goto('/session');
  await playFromTheStart(page);
  await page.getByText('Saving...').waitFor({ state: 'hidden' });
}

export async function finishedTry(page: Page): Promise<void> {
  // An earlier visit would continue.
  await page.evaluate('sessionStorage.clear(), localStorage.clear()');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Neck' }).check({ force: true });
  await playFromTheStart(page);
}

/** With another account than the seeded one. */
export async function receiptOfPayment(page: Page): Promise<void> {
  const send = await asAnotherUser(page);
  const order = (await send('POST', '/api/create-subscription', { plan: 'lifetime' })) as object;
  await send('POST', '/api/payments/sandbox/confirm', {
    ...order,
    cardNumber: '4242424242424242',
    nameOnCard: 'Ada Lovelace',
  });
  const receipts = async () => (await send('GET', '/api/receipts')) as Receipt[];
  await expect.poll(async () => (await receipts()).length).toBe(1);
  await send('PUT', '/api/billing-details', {
    company: 'Analytical Engines Ltd',
    address: '12 St James’s Square\nLondon SW1Y 4JH',
    taxNumber: 'GB 123 4567 89',
  });
  const [receipt] = await receipts();
  await page.goto(`/receipts/${receipt?.number}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function companyOfReceipts(page: Page): Promise<void> {
  await receiptOfPayment(page);
  await page.getByRole('button', { name: 'Change company details' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Redirects the page's API calls to a new user with a week of data, until its routes are removed. */
async function asAnotherUser(page: Page) {
  const { origin } = new URL(page.url());
  const { token } = await seedUser(origin, `ada-${randomUUID().slice(0, 8)}`);
  await page.route('**/api/**', (route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${token}` },
    }),
  );
  return sender(origin, token);
}

/** Plays the session on a held clock. */
async function playFromTheStart(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.waitFor();
  // The clock is installed late, when nothing reads the day any more: for a moment it is 1970.
  await page.clock.install();
  await start.click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await playToTheEnd(page);
}
