import { expect, type Page } from '@playwright/test';
import { ALL_RULES, beyondTheEdge, CONTRAST, faults } from './axe.ts';
import { test } from './own-installation.ts';
import { chooseAreas, post, registerByApi, newUser } from './users.ts';

/** Makes the call of the exercise library. */
function createPlan(page: Page, name: string): Promise<number> {
  return post(page, '/api/custom-plans', { name, exerciseIds: [1] });
}

test('a free account chooses three areas, all alike, and reads why before it tries more', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Choose up to 3\./)).toBeVisible();
  for (const area of ['Neck', 'Hips', 'Knees']) {
    await page.getByRole('checkbox', { name: area }).click();
  }
  await expect(page.getByText(/^The free plan covers 3 body areas/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Elbows' })).toBeDisabled();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('/dashboard');

  await page.goto('/profile');
  await expect(page.getByText(/^On the free plan all areas weigh the same/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Neck' })).toHaveAttribute('data-disabled');
  await expect(page.getByRole('switch', { name: 'Elbows' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Hips' }).click();
  await expect(page.getByRole('switch', { name: 'Elbows' })).toBeEnabled();
});

test('routines of 5 and 10 minutes are locked, with the way to open them', async ({ page }) => {
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck');
  await page.goto('/profile?tab=account');
  await expect(page.getByRole('radio', { name: '5 min' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '3 min' })).toBeEnabled();
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL('/subscription');
});

test(
  'with three plans there is no fourth, and the page says so first',
  { tag: ['@spec:6/free-limits'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    for (const name of ['One', 'Two', 'Three']) expect(await createPlan(page, name)).toBe(201);
    expect(await createPlan(page, 'Four')).toBe(403);
    await page.goto('/profile?tab=custom-plans');
    await expect(page.getByText(/^The free plan holds 3 custom plans/)).toBeVisible();
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /^Save .* to a plan/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^The free plan holds 3 custom plans/)).toBeVisible();
    await expect(dialog.getByLabel('Plan Name')).toHaveCount(0);
  },
);

test('a premium exercise is marked, tells what opens it, and is in no routine', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  const row = page.getByRole('listitem').filter({ hasText: 'Premium' }).first();
  await row.getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/belongs to the Premium Exercise Pack/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Instructions' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await dialog.getByRole('link', { name: 'Get the pack for $19.99' }).click();
  await page.waitForURL('/checkout');
});

test('what a free account reads can be used by everybody: in light, in dark and at 320 pixels', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck', 'Hips', 'Knees');
  for (const name of ['One', 'Two', 'Three']) await createPlan(page, name);
  const seen: [address: string, words: RegExp][] = [
    ['/profile?tab=pain-points', /^On the free plan all areas weigh the same/],
    ['/profile?tab=account', /^The free plan has routines of/],
    ['/profile?tab=custom-plans', /^The free plan holds 3 custom plans/],
    ['/profile?tab=subscription', /^Start 14-day free trial$/],
    ['/subscription', /^Start 14-day free trial$/],
    ['/checkout', /^This is a sandbox/],
    ['/exercises', /^Premium$/],
  ];
  for (const [address, words] of seen) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await faults(page, ALL_RULES), address).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page, CONTRAST), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await beyondTheEdge(page), address).toBe(0);
  }
});
