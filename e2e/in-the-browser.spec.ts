import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { chooseAreas, registerByApi, newUser } from './users.ts';
import { test } from './test.ts';

/** From the specification, without the first section. */
const SPECIFIED_SECTIONS = [
  'Why prevention matters',
  'The solution: joint mobility exercises',
  'Your next three minutes can be these',
];

test(
  'each specified section below the first fills at least 70 % of the window',
  { tag: ['@spec:9/front-page-section-height'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto('/');
    for (const name of SPECIFIED_SECTIONS) {
      const heading = page.getByRole('heading', { name });
      const section = page.locator('main section').filter({ has: heading });
      await expect(section).toHaveCount(1);
      expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(700);
    }
  },
);

test('the foot of the page leads to the source, or says whom to ask for it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Source code (AGPL-3.0)' }).click();
  await page.waitForURL('/source');
  await expect(page.getByText('Whoever runs this installation')).toBeVisible();
  await expect(page.getByText('GNU AFFERO GENERAL PUBLIC LICENSE')).toBeVisible();
});

test('the licence of the font lies beside the font', () => {
  const files = readdirSync('web/dist/assets').filter((name) =>
    /^figtree.*(?<!\.br|\.gz)$/.test(name),
  );
  expect(files.map((name) => path.extname(name)).toSorted()).toEqual(['.txt', '.woff2', '.woff2']);
});

test(
  'the three tabs at the bottom are for phones',
  { tag: ['@spec:2/navigation-bottom-on-phones'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/exercises');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tabs.getByRole('link')).toHaveText(['Mobility', 'Exercises', 'Profile']);
    await expect(tabs.getByRole('link', { name: 'Exercises' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(tabs).toBeHidden();
  },
);

test(
  'token and completed exercises are kept in this browser, under their names',
  { tag: ['@spec:3/completion-record', '@spec:3/token'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await chooseAreas(page, 'Neck');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await page.evaluate(() => localStorage.setItem('completion_2020-01-01', '{}'));
    await page.reload();
    await page
      .getByRole('button', { name: /^Complete JME/ })
      .first()
      .click();
    await expect(page.getByText('1 of 5 exercises completed')).toBeVisible();
    const stored = await page.evaluate(() => Object.entries(localStorage));
    expect(Object.fromEntries(stored)).toMatchObject({ token: expect.stringMatching(/\S{32,}/) });
    const records = stored.filter(([key]) => key.startsWith('completion_'));
    expect(records.map(([key]) => key)).toEqual([`completion_${today}`]);
    expect(JSON.parse(records[0]?.[1] ?? '')).toEqual({
      date: today,
      exerciseIds: [expect.any(Number)],
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  },
);

test(
  'a guided routine that is done is celebrated, and leads back to the dashboard',
  { tag: ['@spec:2/routine-complete'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await chooseAreas(page, 'Neck', 'Knees');
    await page.getByRole('link', { name: 'Follow it step by step' }).click();
    await page.waitForURL(/\/routine\/\d+$/);
    const marks = page.getByRole('button', { name: /^Mark (Complete|as Incomplete)/ });
    await expect(marks).toHaveCount(5);
    for (const mark of await marks.all()) await mark.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Routine Complete!' })).toBeFocused();
    await expect(page.getByText('All 5 exercises saved to your history.')).toBeVisible();
    await page.waitForURL('/dashboard');
  },
);

test('in a wide window the choice between video and images is a row of pills', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Hips');
  await page.getByRole('link', { name: 'Follow it step by step' }).click();
  await page
    .getByRole('button', { name: /^Open JME/ })
    .first()
    .click();
  const choices = page.getByRole('group', { name: 'Show' }).getByRole('button');
  await expect(choices).toHaveText(['Video', 'Images']);
  for (const choice of await choices.all()) {
    expect((await choice.boundingBox())?.height).toBeLessThanOrEqual(48);
  }
});

test('Back closes the exercise that is open, and once it is closed or the page was loaded anew leaves the page', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck');
  await page.goto('/exercises');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('/dashboard');
  const start = page.getByRole('button', { name: /^Start Exercise/ }).first();
  const dialog = page.getByRole('dialog');
  await start.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await start.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();
  await page.goBack();
  await page.waitForURL('/exercises');
  await page.goForward();
  await page.waitForURL('/dashboard');
  await start.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(start).toBeVisible();
  await page.goBack();
  await page.waitForURL('/exercises');
});

test(
  'a page that cannot be fetched says so, and is there when the connection is back',
  { tag: ['@spec:silent/lost-connection'] },
  async ({ page, context }) => {
    await registerByApi(page, newUser());
    await page.goto('/mission');
    await page.getByRole('button', { name: 'Menu' }).click();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('tab', { name: 'Pain Points' })).toBeVisible();
  },
);

test('the heading of the checkout stays in its place when there is nothing to pay', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/subscription', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/checkout');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  asked.resolve();
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  expect((await heading.boundingBox())?.x).toBe(before?.x);
});
