import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';

export type Somebody = { fullName: string; username: string; email: string; password: string };

/** Somebody whom this installation has never seen. */
export function somebody(): Somebody {
  const username = `ada-${randomUUID().slice(0, 8)}`;
  return {
    fullName: 'Ada Lovelace',
    username,
    email: `${username}@example.com`,
    password: 'a calm neck 42',
  };
}

/** Registers through the form; ends on the first step of onboarding. */
export async function register(page: Page, person: Somebody): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.fullName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('/onboarding');
}

/** Registers without a browser; gives the token. */
export async function registerAt(address: string, person: Somebody): Promise<string> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { token: string }).token;
}

/** Signs in through the form; ends on the dashboard. */
export async function signIn(page: Page, { username, password }: Somebody): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/dashboard');
}

/** Says where it hurts, from the first step of onboarding; ends on the dashboard. */
export async function chooseAreas(page: Page, ...areas: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const area of areas) await page.getByRole('checkbox', { name: area }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('/dashboard');
}

/** A page on another device of the same person. */
export async function onAnotherDevice(browser: Browser, person: Somebody): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  return page;
}

/** The toast on the screen. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.getByRole('region', { name: /notification/i }).getByText(text, { exact: true }),
  ).toBeVisible();
}
