import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../server/src/test/server-process.ts';
import { startInstallation } from './installation.ts';
import { test } from './test.ts';
import { newUser, registerAt } from './users.ts';

const OPERATOR = {
  CONTACT_EMAIL: 'help@acme.org',
  OPERATOR_NAME: 'Acme <Mobility> Ltd',
  OPERATOR_ADDRESS: '1 Main Street\n12345 Town',
};

const BUILT = path.join(import.meta.dirname, '../web/dist');
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|webmanifest|txt|xml)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

test('the operator is named wherever people look for them, and no address leads to nowhere', async ({
  page,
}, testInfo) => {
  const server = await startServer({ ...OPERATOR, DATA_DIR: testInfo.outputPath('data') });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  try {
    for (const address of ['/contact', '/terms', '/privacy']) {
      await page.goto(`${server.url}${address}`);
      await expect(page.getByText('Acme <Mobility> Ltd').first()).toBeVisible();
      await expect(page.getByText(/12345 Town/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'help@acme.org' })).toBeVisible();
      expect(await page.content()).not.toMatch(/\.example\b/);
    }
    expect(messages).toEqual([]);
  } finally {
    await server.end('SIGTERM');
  }
  const leadNowhere = textsIn(BUILT).filter(({ text }) => /@[\w.-]+\.example\b/.test(text));
  expect(leadNowhere.map(({ file }) => file)).toEqual([]);
});

const UNREACHABLE = /has not said yet how to reach them/;

async function expectContactPageOf(page: Page, link: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL('**/contact');
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
}

test(
  'where the operator gave no address, the first users and whoever looks for one are told so',
  { tag: ['@spec:2/subscription-founding-notice', '@spec:silent/contact-address'] },
  async ({ page }) => {
    const { address, setupCode, stop } = await startInstallation();
    try {
      const token = await registerAt(address, { ...newUser(), invitation: setupCode });
      await page.context().setStorageState({
        cookies: [],
        origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
      });
      await page.goto(`${address}/subscription`);
      const notice = page.getByRole('dialog', { name: 'Limber is free for you' });
      await expect(notice.getByText(UNREACHABLE)).toBeVisible();
      await expect(notice.getByRole('link')).toHaveCount(0);
      await notice.getByRole('button', { name: 'Got it' }).click();
      await page.goto(`${address}/profile?tab=account`);
      await expectContactPageOf(page, /^Contact Us/);
      await page.goto(`${address}/dashboard`);
      await expectContactPageOf(page, 'Feedback');
    } finally {
      await stop();
    }
  },
);
