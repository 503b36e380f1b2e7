import { expect, type Page } from '@playwright/test';
import { beyondTheEdge } from './axe.ts';
import { chooseAreas, newUser, post, registerByApi } from './users.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 800, height: 1000 };
const NARROW_DESKTOP = { width: 1024, height: 700 };
const DESKTOP = { width: 1280, height: 800 };
/** A window of 1280 by 1024 pixels at 400 % zoom. */
const AT_400_PERCENT = { width: 320, height: 256 };
/** A window of 1280 by 800 pixels at 200 % zoom. */
const AT_200_PERCENT = { width: 640, height: 400 };

async function openIn(page: Page, viewport: typeof PHONE, address: string): Promise<void> {
  await page.setViewportSize(viewport);
  await registerByApi(page, newUser());
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Controls covered by the Feedback button at any scroll position. */
function underFeedback(): string[] {
  const feedback = document.querySelector('[aria-label="Feedback"] a');
  if (!feedback) throw new Error('no Feedback button');
  const found = new Set<string>();
  for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
    window.scrollTo(0, y);
    const button = feedback.getBoundingClientRect();
    const navigation = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    // The navigation hides the rest anyway.
    const end = navigation?.height ? navigation.top : window.innerHeight;
    for (const control of document.querySelectorAll('a, button, input, [role="slider"]')) {
      if (control === feedback || control.closest('nav[aria-label="Main"]')) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isBeside = right <= button.left || left >= button.right || left === right;
      if (isBeside || Math.min(bottom, end) <= button.top || top >= button.bottom) continue;
      found.add(control.getAttribute('aria-label') ?? control.textContent);
    }
  }
  return [...found];
}

for (const viewport of [PHONE, TABLET, NARROW_DESKTOP, DESKTOP]) {
  test(`at ${viewport.width} pixels the Feedback button lies over no control`, async ({ page }) => {
    await openIn(page, viewport, '/dashboard');
    await chooseAreas(page, 'Neck');
    for (const address of ['/dashboard', '/exercises', '/profile']) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Feedback' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(underFeedback), address).toEqual([]);
    }
  });
}

/** Words of German length. */
const LONG_WORDS = { 'Sign In': 'Anmelden', 'Get Started': 'Kostenlos anfangen' };

for (const width of [320, 390]) {
  test(`at ${width} pixels nothing in a visitor’s header lies over another part, however long its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/login');
    const header = page.getByRole('navigation', { name: 'Site' });
    for (const [name, words] of Object.entries(LONG_WORDS)) {
      const link = header.getByRole('link', { name, exact: true });
      await link.evaluate((element, text) => element.replaceChildren(text), words);
    }
    const covered = await header.evaluate((element) =>
      [...element.querySelectorAll('a, button')]
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          if (!control.checkVisibility()) return false;
          const hit = (x: number) =>
            control.contains(document.elementFromPoint(x, top + height / 2));
          return !hit(left + 4) || !hit(left + width - 4);
        })
        .map((control) => control.textContent),
    );
    expect(covered).toEqual([]);
    expect(await beyondTheEdge(page)).toBe(0);
  });
}

test('at 400 % zoom what can be done with chosen exercises stays in sight, in one row', async ({
  page,
}) => {
  await openIn(page, AT_400_PERCENT, '/exercises');
  const box = page.getByRole('checkbox', { name: /^Choose/ }).first();
  await box.focus();
  await box.press('Space');
  await expect(page.getByText('1 chosen')).toBeInViewport();
  const bar = await page.locator('[data-action-bar]').boundingBox();
  expect(bar?.height).toBeLessThan(AT_400_PERCENT.height / 3);
  expect(bar?.width).toBeLessThanOrEqual(AT_400_PERCENT.width);
});

test('at 400 % zoom no bar takes the room of the exercises', async ({ page }) => {
  await openIn(page, AT_400_PERCENT, '/dashboard');
  await expect(page.getByRole('button', { name: /^Start Exercise/ }).first()).toBeAttached();
  const kept = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.body.querySelectorAll('*')]
      .filter((it) => /fixed|sticky/.test(getComputedStyle(it).position))
      .map((it) => it.getBoundingClientRect())
      .filter(({ width, height, top, bottom }) => {
        return width > 0 && height > 1 && bottom > 0 && top < window.innerHeight;
      })
      .reduce((sum, { height }) => sum + height, 0);
  });
  expect(kept).toBeLessThan(AT_400_PERCENT.height / 4);
});

test('at 400 % zoom a toast with what it offers is short, and can be dismissed', async ({
  page,
}) => {
  await openIn(page, AT_400_PERCENT, '/dashboard');
  await page.getByRole('button', { name: 'Regenerate Exercises' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Routine Regenerated' });
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  const height = (await toast.boundingBox())?.height;
  expect(height).toBeLessThan(AT_400_PERCENT.height / 3);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});

test('at 400 % zoom the navigation at the end of a page is not pushed there by what loads', async ({
  page,
}) => {
  await page.setViewportSize(AT_400_PERCENT);
  await registerByApi(page, newUser());
  // Blocks the screen's code, to show the page while it loads.
  await page.route(/\/assets\/dashboard-/, () => {});
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeAttached();
  await expect(navigation).not.toBeInViewport();
});

test('at 200 % zoom the exercise has most of the window', async ({ page }) => {
  await openIn(page, AT_200_PERCENT, '/dashboard');
  await page
    .getByRole('button', { name: /^Start Exercise/ })
    .first()
    .click();
  const room = await page.getByRole('region', { name: 'Instructions' }).evaluate((it) => {
    let scroller: Element | null = it;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      scroller = scroller.parentElement;
    }
    return scroller?.clientHeight ?? 0;
  });
  expect(room).toBeGreaterThan(AT_200_PERCENT.height * 0.75);
});

test('a name of 100 letters without a space stays inside the window', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await registerByApi(page, { ...newUser(), fullName: 'A'.repeat(100) });
  for (const address of ['/onboarding', '/dashboard', '/profile']) {
    await page.goto(address);
    await expect(page.getByText('A'.repeat(100)).first()).toBeVisible();
    expect(await beyondTheEdge(page), address).toBe(0);
  }
});

test('at 400 % zoom a question about a name without a space can be answered', async ({ page }) => {
  await page.setViewportSize(AT_400_PERCENT);
  await registerByApi(page, newUser());
  await post(page, '/api/custom-plans', { name: 'A'.repeat(100), exerciseIds: [1] });
  await page.goto('/profile?tab=custom-plans');
  await page.getByRole('button', { name: /^Delete A/ }).click();
  const question = page.getByRole('alertdialog');
  const answer = question.getByRole('button', { name: 'Delete plan' });
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await question.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});
