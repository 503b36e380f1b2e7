import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../server/src/test/server-process.ts';
import { test } from './test.ts';

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
