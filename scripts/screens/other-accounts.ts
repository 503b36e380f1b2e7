import { randomUUID } from 'node:crypto';
import type { Receipt } from '@limber/contract/receipts';
import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from './play-to-the-end.ts';
import { seedUser, sender } from './seed-user.ts';

/**
 * The session of today, played to its end, and saved: for another account than the seeded one, of which the
 * other screens show that nothing is done yet.
 */
export async function finishedSession(page: Page): Promise<void> {
  await asAnotherUser(page);
  await page.goto('/session');
  await playFromTheStart(page);
  await page.getByText('Saving...').waitFor({ state: 'hidden' });
}

/** The exercises of a visitor, played to their end. */
export async function finishedTry(page: Page): Promise<void> {
  // A visit that was begun before would go on.
  await page.evaluate('sessionStorage.clear(), localStorage.clear()');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Neck' }).check({ force: true });
  await playFromTheStart(page);
}

/** The receipt of a payment with a test card, by another account than the seeded one. */
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

/** The company that such a receipt names, where it is changed. */
export async function companyOfReceipts(page: Page): Promise<void> {
  await receiptOfPayment(page);
  await page.getByRole('button', { name: 'Change company details' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Lets the page speak to the server as a new user with data of a week, until its routes are removed. */
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

/** Starts the session on a clock that is held, and plays it. */
async function playFromTheStart(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.waitFor();
  // Once nothing reads the day any more: for a moment it is 1970.
  await page.clock.install();
  await start.click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await playToTheEnd(page);
}
