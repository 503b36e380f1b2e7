import { expect, type Page } from '@playwright/test';

/** Longer than any session of five exercises in three minutes. */
const WHOLE_SESSION_MS = 10 * 60_000;
/** Less than a toast is shown for: the one about the end must not be gone when the end is seen. */
const STEP_MS = 4000;

/** Lets the time of a held clock pass until the session has ended, and then go on as usual. */
export async function playToTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('heading', { level: 1, name: 'Well moved' });
  for (let passed = 0; passed < WHOLE_SESSION_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    if (await end.isVisible()) break;
  }
  await page.clock.resume();
  await expect(end).toBeVisible();
}
