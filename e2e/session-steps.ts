import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from '../scripts/screens/play-to-the-end.ts';
import { chooseAreas, type NewUser, registerByApi } from './users.ts';

/** Opens a new user's session of today before its start, on a fake clock that begins at `time`. */
export async function openSession(page: Page, user: NewUser, time = new Date()): Promise<void> {
  await page.clock.install({ time });
  await registerByApi(page, user);
  await chooseAreas(page, 'Neck', 'Hips');
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(startButton(page)).toBeVisible();
}

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses Start and holds the clock. */
export async function startHeld(page: Page): Promise<void> {
  await startButton(page).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await hold(page);
}

export async function hold(page: Page): Promise<void> {
  // On a slow machine the moment to pause at may pass before the call arrives.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 500);
  }).toPass();
}

export async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

/** Routine names, newest first. */
export async function historyOf(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/routine-history', { headers });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

export const bodyLabel = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Where does it hurt?' }).getByText(name, { exact: true });

/** Plays all five exercises as a visitor. */
export async function moveWithoutAccount(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await bodyLabel(page, 'Neck').click();
  await button(page, 'Start').first().click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(page).toHaveURL('/try');
  await hold(page);
  await playToTheEnd(page);
}
