import { expect, type Page } from '@playwright/test';
import { newUser } from './users.ts';
import { test } from './test.ts';

/** More tab stops than any page has. */
const STOPS = 120;

/** Presses Tab until this element has the focus, which must be visible. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'checkbox', name: RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (!isThere) continue;
    const outline = await wanted.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return { isDrawn: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow };
    });
    expect(outline.isDrawn || outline.boxShadow !== 'none').toBe(true);
    return;
  }
  throw new Error(`Tab never reached the ${role} ${String(name)}`);
}

test('from registering to the finished workout by keyboard alone', async ({ page }) => {
  const { fullName, username, email, password } = newUser();
  await page.goto('/');
  await tabTo(page, 'link', /^Get Started/);
  await page.keyboard.press('Enter');
  await page.waitForURL('/register');

  for (const [label, value] of [
    [/^Full Name/, fullName],
    [/^Username/, username],
    [/^Email/, email],
    [/^Password/, password],
    [/^Confirm Password/, password],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('/onboarding');

  await tabTo(page, 'button', /^Continue/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'checkbox', /^Neck/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Complete Setup/);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');

  await tabTo(page, 'button', /^Start Exercise/);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail).toBeVisible();
  for (let done = 1; done < 5; done += 1) {
    await expect(detail.getByText(`${done} of 5`)).toBeVisible();
    await tabTo(page, 'button', /^Complete & Next/);
    await page.keyboard.press('Enter');
  }
  await expect(detail.getByText('5 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  const last = page.getByRole('button', { name: /^Complete / }).last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  await tabTo(page, 'button', new RegExp(`^${name}$`));
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Complete Workout/);
  await page.keyboard.press('Enter');
  await expect(page.getByText("Today's workout is in your history")).toBeVisible();
});

test('the first stop leads past the header to the content', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'link', /^Skip to content/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Username')).toBeFocused();
});
