import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from './users.ts';

/** Expects this toast, clear of the controls most likely pressed next. */
export async function expectToastBeside(
  page: Page,
  title: string | RegExp,
  ...next: Locator[]
): Promise<void> {
  await expectToast(page, title);
  for (const control of next) {
    if (!(await isInWindow(control))) await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport();
    expect(await control.evaluate(partsUnderToast), `${title} over ${String(control)}`).toEqual([]);
  }
}

const isInWindow = (control: Locator) =>
  control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** The covered points among nine of a control. */
function partsUnderToast(control: Element): string[] {
  const shown = document.querySelector('[role="region"] li[data-state="open"]');
  if (!shown) return ['no toast is there any more'];
  const { left, top, width, height } = control.getBoundingClientRect();
  const shares = [0.05, 0.5, 0.95];
  return shares.flatMap((x) =>
    shares
      .filter((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit?.closest('[role="region"] li') === shown;
      })
      .map((y) => `${x} ${y}`),
  );
}
