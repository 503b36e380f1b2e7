import { expect, type Page, test } from '@playwright/test';
import { expectToast, registerByApi, newUser } from './users.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const row = (page: Page, name: string | RegExp) =>
  rows(page).filter({ has: page.getByRole('heading', { name }) });

test(
  'somebody finds an exercise, looks into it, and puts it into a plan of their own',
  { tag: ['@spec:1/browse-and-save-into-plans'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/exercise');
    await page.waitForURL('/exercises');
    await expect(rows(page).first()).toContainText('JME 1 ');

    await page.keyboard.press('/');
    await page.keyboard.type('breathe');
    await page.getByRole('tab', { name: 'Knee' }).click();
    await page.waitForURL('/exercises?area=knees&q=breathe');
    await expect(rows(page).first()).toContainText('Knee');
    // Rows far below the window have no inner text until they are scrolled near it.
    const names = await rows(page).getByRole('heading').allTextContents();
    await page.reload();
    await expect(rows(page).getByRole('heading')).toHaveText(names);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'All Areas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: 'Clear' }).click();

    await row(page, /^JME 1 /)
      .getByRole('button', { name: /^Create Plan/ })
      .click();
    await page.getByLabel('Plan Name').fill('Monday mornings');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan Created');

    await row(page, /^JME 2 /)
      .getByRole('combobox')
      .selectOption('Monday mornings');
    const add = row(page, /^JME 2 /).getByRole('button', { name: /^Add / });
    await add.click();
    await expectToast(page, 'Exercise added to custom plan successfully!');
    await add.click();
    await expectToast(page, 'Exercise already in this plan');

    await row(page, /^JME 1 /)
      .getByRole('button', { name: /^JME 1 / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next exercise' }).click();
    await expect(page.getByRole('dialog', { name: /^JME 2 / })).toBeVisible();
  },
);

test('of three hundred exercises a phone holds a few screens, until somebody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerByApi(page, newUser());
  await page.route('**/api/exercises', async (route) => {
    const response = await route.fetch();
    const library = (await response.json()) as { id: number; name: string }[];
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...library[index % library.length],
      id: index + 1,
      name: `JME ${index + 1} Chin Tuck`,
    }));
    await route.fulfill({ response, json: many });
  });
  await page.goto('/exercises');
  await expect(page.getByText('300 exercises')).toBeVisible();
  const elements = () => page.locator('*').count();
  const atFirst = await elements();

  await page.getByRole('searchbox').fill('jme 29');
  await expect(page.getByText('13 exercises')).toBeVisible();
  await expect(rows(page)).toHaveCount(13);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('300 exercises')).toBeVisible();

  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return document.querySelectorAll('[role="tabpanel"] li').length === 300;
  });
  // Fails when the list renders all rows at once.
  expect(atFirst).toBeLessThan((await elements()) / 5);
});

test('the search stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  await row(page, /^JME 20 /).scrollIntoViewIfNeeded();
  await expect(page.getByRole('searchbox')).toBeInViewport();
});

test(
  'prices lead to an order, and the order back to all plans',
  { tag: ['@spec:1/subscribe'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
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

test('coming back to the library shows the row that one left from', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  const row = page.getByRole('heading', { name: /^JME 60 / });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(row).toBeAttached({ timeout: 500 });
  }).toPass();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  const left = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click());
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Mobility Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});
