import { startTrial } from '@limber/contract/subscription';
import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { type Browser, expect, type Page } from '@playwright/test';
import { newUser, type NewUser, registerAt } from '../server/src/test/new-user.ts';

export { newUser, type NewUser, registerAt };

/** Ends on the first step of onboarding. */
export async function registerByForm(page: Page, user: NewUser): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, user);
  await page.waitForURL('/onboarding');
}

export async function fillRegistration(page: Page, user: NewUser): Promise<void> {
  await page.getByLabel('Full Name').fill(user.fullName);
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm Password').fill(user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

const tokens = new WeakMap<Page, string>();

/** Faster than the form, which has its own tests. Signs the page in. */
export async function registerByApi(page: Page, user: NewUser): Promise<void> {
  const answer = await page.request.post('/api/auth/register', { data: user });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(page, token);
  const { origin } = new URL(answer.url());
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
  });
}

/** Posts as the registered user of this page; returns the status. */
export async function post(page: Page, address: string, data: object): Promise<number> {
  const headers = { authorization: `Bearer ${tokens.get(page)}` };
  return (await page.request.post(address, { headers, data })).status();
}

/** Opens Pro for the registered user of this page: only the first hundred of a run have it without a trial. */
export async function beginTrial(page: Page): Promise<void> {
  await post(page, startTrial.path, {});
}

/** Ends on the dashboard. */
export async function signInByForm(page: Page, { username, password }: NewUser): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/dashboard');
}

/** Starts on the first step of onboarding; ends on the dashboard. */
export async function chooseAreasByForm(page: Page, ...areas: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const area of areas) await page.getByRole('checkbox', { name: area }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('/dashboard');
}

/** Through the API, for the registered user of this page; ends on the dashboard. */
export async function chooseAreas(page: Page, ...areas: string[]): Promise<void> {
  const flags = BODY_AREAS.map((area) => [area, areas.includes(areaLabel(area))]);
  expect(await post(page, '/api/pain-points', Object.fromEntries(flags))).toBe(200);
  await page.goto('/dashboard');
}

/** Signs in in a new browser context. */
export async function onAnotherDevice(browser: Browser, user: NewUser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByForm(page, user);
  return page;
}

/** The text must match exactly. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.getByRole('region', { name: /notification/i }).getByText(text, { exact: true }),
  ).toBeVisible();
}
