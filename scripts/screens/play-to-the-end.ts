import { expect, type Page } from '@playwright/test';

/** Longer than any session of five exercises in three minutes. */
const WHOLE_SESSION_MS = 10 * 60_000;
/** Shorter than a toast, so that the toast about the end is still there in the picture. */
const STEP_MS = 4000;

/** Forwards a held clock until the session has ended, then lets it run. */
export async function playToTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('heading', { level: 1, name: 'Well moved' });
  for (let passed = 0; passed < WHOLE_SESSION_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    if (await end.isVisible()) break;
  }
  await page.clock.resume();
  await expect(end).toBeVisible();
}
