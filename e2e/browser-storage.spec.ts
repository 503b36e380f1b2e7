import { expect, type Page } from '@playwright/test';
import { button, moveWithoutAccount } from './session-steps.ts';
import { test } from './test.ts';
import {
  chooseAreasByForm,
  expectToast,
  fillRegistration,
  newUser,
  registerAt,
  registerByForm,
  signInByForm,
} from './users.ts';

/** Reading storage throws, as in Chromium with all cookies blocked. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Leaves no room, not even for a short key. */
function fillUp(): void {
  for (const storage of [localStorage, sessionStorage]) {
    if (storage.getItem('full') !== null) continue;
    let size = 5 * 1024 * 1024;
    let text = '';
    while (size >= 1) {
      try {
        storage.setItem('full', text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }
}

const NOT_REMEMBERED =
  'This browser does not let Limber remember you: you stay signed in until you close or reload this tab.';
const sentence = (page: Page) => page.getByText(NOT_REMEMBERED);

/** Completes the first `count` exercises of today. */
async function complete(page: Page, count: number): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Complete JME/ });
  for (let done = 1; done <= count; done += 1) {
    await buttons.nth(done - 1).click();
    await expect(page.getByText(`${done} of 5 exercises completed`)).toBeVisible();
  }
}

for (const [how, take] of [
  ['blocked', block],
  ['full', fillUp],
] as const) {
  test(`where storage is ${how} somebody signs in and moves, until the page is loaded anew`, async ({
    page,
    baseURL,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const user = newUser();
    await registerAt(baseURL, user);
    await page.addInitScript(take);

    await signInByForm(page, user);
    await expectToast(page, 'Login Successful');
    await expect(sentence(page)).toBeVisible();
    await complete(page, 1);
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.waitForURL('/profile');
    await page.goBack();
    await expect(page.getByText('1 of 5 exercises completed')).toBeVisible();
    await button(page, 'Got it').click();
    await expect(sentence(page)).toBeHidden();

    await page.reload();
    await page.waitForURL(/\/login/);
    await signInByForm(page, user);
    await expect(sentence(page)).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

test('where storage is blocked one moves without an account, makes one and goes on', async ({
  page,
}) => {
  await page.addInitScript(block);
  await moveWithoutAccount(page, '/');
  await page.getByRole('link', { name: 'Make an account' }).click();
  await expect(
    page.getByText('Your 5 exercises, 3 minutes, will be in your history.'),
  ).toBeVisible();
  await fillRegistration(page, newUser());
  await page.waitForURL('/onboarding');
  await expect(page.getByText('Kept in your history: 5 exercises, 3 minutes.')).toBeVisible();
  await button(page, 'Continue').click();
  await button(page, 'Complete Setup').click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText('5 of 5 exercises completed')).toBeVisible();
});

const OF_THE_DEVICE = ['deviceKey', 'mission', 'theme'];

test('signing out leaves what is about the device alone', async ({ page }) => {
  await registerByForm(page, newUser());
  await chooseAreasByForm(page, 'Neck', 'Knees');
  await page.getByRole('button', { name: 'Close the banner' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await complete(page, 5);
  await button(page, 'Complete Workout').click();
  await page.getByRole('group', { name: /feel/ }).getByRole('button').first().click();

  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  expect(await kept()).toEqual(
    expect.arrayContaining([expect.stringContaining('completion_'), 'checkInsAsked', 'token']),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /Log ?out|Sign out/i }).click();
  await page.waitForURL('/login');
  expect(await kept()).toEqual(OF_THE_DEVICE);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
