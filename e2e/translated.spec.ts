import { expect, type Page } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { test as base } from './test.ts';
import { installTranslator, translate } from './translator.ts';
import { beginTrial, chooseAreas, newUser, registerAt, registerByApi } from './users.ts';

/** Tests with translatable pages that fail on a page error. */
const test = base.extend<{ throwsNothing: void }>({
  throwsNothing: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await installTranslator(page);
      await use();
      expect(thrown).toEqual([]);
      await expect(page.getByText('Something went wrong')).toBeHidden();
    },
    { auto: true },
  ],
});

const signIn = async (page: Page, password: string) => {
  await page.getByLabel(/^Password$/i).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};
/** Present once the app runs. */
const toasts = (page: Page) => page.getByRole('region', { name: /notification/i });
/** The exact name, also in capitals. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}$`, 'i') });

test('somebody signs in, does an exercise and a session, and changes the weights', async ({
  page,
}) => {
  const user = newUser();
  await registerByApi(page, user);
  await beginTrial(page);
  await chooseAreas(page, 'Neck', 'Hips');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Username').fill(user.username);
  await expect(toasts(page)).toBeAttached();
  await translate(page);
  await signIn(page, 'not my password');
  await expect(page.getByRole('main').getByText('Invalid credentials')).toBeVisible();
  await signIn(page, user.password);
  await expect(toasts(page).getByText('Login Successful')).toBeVisible();

  await page
    .getByRole('button', { name: /^Complete JME/ })
    .first()
    .click();
  await expect(page.getByText('1 of 5 exercises completed')).toBeVisible();
  await page
    .getByRole('button', { name: /^Start Exercise JME/ })
    .nth(1)
    .click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('2 of 5')).toBeVisible();
  await detail.getByRole('button', { name: 'Complete & Next' }).click();
  await expect(detail.getByText('3 of 5')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Start session' }).click();
  await button(page, 'Start').click();
  await expect(page.getByText('3 of 5')).toBeVisible();
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused')).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText('Paused')).toBeHidden();
  await button(page, 'Skip').click();
  await expect(page.getByText('4 of 5')).toBeVisible();
  await button(page, 'Leave').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('link', { name: 'Profile' }).click();
  const neck = page.getByRole('slider', { name: 'Neck' });
  await neck.press('ArrowRight');
  await expect(page.getByText('Total must equal 100%. Currently over by 5%')).toBeVisible();
  await page.getByRole('slider', { name: 'Hips' }).press('ArrowLeft');
  await button(page, 'Save Weights').click();
  await expect(toasts(page).getByText('Weights saved')).toBeVisible();
  await page.getByRole('switch', { name: 'Hips' }).click();
  await expect(page.getByRole('slider', { name: 'Hips' })).toBeHidden();
});

test('somebody types and signs in on a page that was translated before the app was there', async ({
  page,
  baseURL,
}) => {
  const user = newUser();
  await registerAt(baseURL, user);
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  await translate(page);
  await page.getByLabel('Username').pressSequentially(user.username);
  await letAppGo();
  await expect(toasts(page)).toBeAttached();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(user.username);
  await expect(page.getByText('WELCOME BACK')).toBeVisible();
  await signIn(page, user.password);
  await expect(toasts(page).getByText('Login Successful')).toBeVisible();
});

test('a press on a front page that was translated counts', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await page.getByText('NECK', { exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: 'Neck' })).toBeChecked();
});
