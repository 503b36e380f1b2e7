import { expect } from '@playwright/test';
import { type MailSink, startMailSink } from '../server/src/test/mail-sink.ts';
import { type ServerProcess, startServer } from '../server/src/test/server-process.ts';
import { test } from './test.ts';
import { expectToast, newUser, registerByForm } from './users.ts';

let sink: MailSink;
let server: ServerProcess;

// oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
test.beforeAll(async ({}, testInfo) => {
  sink = await startMailSink();
  server = await startServer({
    DATA_DIR: testInfo.outputPath('data'),
    SMTP_URL: sink.url,
    MAIL_FROM: 'Limber <limber@acme.org>',
  });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await sink.close();
});

/** Without PUBLIC_URL the mail names localhost. */
const linkIn = ({ text }: { text: string }) =>
  (/http\S+/.exec(text)?.[0] ?? '').replace('localhost', '127.0.0.1');

test(
  'who forgets a password gets back in by mail, and whoever was in is out',
  { tag: ['@spec:silent/password-reset', '@spec:silent/address-confirmed'] },
  async ({ browser }) => {
    const user = newUser();
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await registerByForm(page, user);
    await page.goto(linkIn(await sink.find(user.email, /confirm/)));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page.getByText(`${user.email} is confirmed.`)).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await other.getByRole('link', { name: 'Forgot password?' }).click();
    await other.getByLabel('Username or email').fill(user.email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Check your email');

    await other.goto(linkIn(await sink.find(user.email, /new password/)));
    await other.getByLabel('New Password', { exact: true }).fill('shoulders & wrists 42');
    await other.getByLabel('Confirm New Password').fill('shoulders & wrists 42');
    await other.getByRole('button', { name: 'Set the new password' }).click();
    await expectToast(other, 'Your new password is set.');
    await other.waitForURL('/dashboard');

    await page.goto('/dashboard');
    await page.waitForURL('/login?returnUrl=%2Fdashboard');
    expect(server.said()).not.toContain(user.email);
    await context.close();
    await elsewhere.close();
  },
);
