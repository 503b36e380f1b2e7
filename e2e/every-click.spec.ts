import { expect, type Locator, type Page } from '@playwright/test';
import { expectClick, lastOfEachKind, pressByHand } from './real-mouse.ts';
import { test } from './test.ts';
import { chooseAreas, newUser, post, registerByApi } from './users.ts';

type Steps = Record<string, () => Promise<void>>;

/** After each step, presses one control of each kind in this part. */
async function pressAllAfterEach(page: Page, part: Locator, steps: Steps): Promise<void> {
  for (const [step, take] of Object.entries(steps)) {
    const names = [...(await lastOfEachKind(part)).keys()];
    for (const name of names) {
      await take();
      const control = (await lastOfEachKind(part)).get(name);
      if (control) await expectClick(page, control, `${name} after ${step}`);
    }
  }
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const first = (part: Locator, name: string | RegExp) => part.getByRole('button', { name }).first();

/** Resolves when the first exercise has been replaced. */
async function regenerate(page: Page, part: Locator): Promise<void> {
  const button = first(part, /^Regenerate JME/);
  const before = await button.getAttribute('aria-label');
  await pressByHand(page, button);
  await expect(button).not.toHaveAttribute('aria-label', before ?? '');
}

/** Resolves when the plan that is edited has this many more exercises. */
async function changeLength(page: Page, name: RegExp, more: number): Promise<void> {
  const exercises = main(page).getByRole('button', { name: /^Remove/ });
  const before = await exercises.count();
  await pressByHand(page, first(main(page), name));
  await expect(exercises).toHaveCount(before + more);
}

async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await pressByHand(page, opener);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('every control of the dashboard and its dialog answers, whatever was pressed before', async ({
  page,
}) => {
  test.slow();
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck', 'Hips');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Understood' }).click();
  const list = page.getByRole('list', { name: "Today's exercises" });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await pressAllAfterEach(page, main(page), {
    Complete: () => pressByHand(page, first(list, /^(Complete|Mark) /)),
    Regenerate: () => regenerate(page, list),
    'a closed dialog': () => openAndClose(page, first(list, /^Start Exercise/)),
    'Save, closed': () => openAndClose(page, first(list, /^Save/)),
  });
  await pressByHand(page, first(list, /^Start Exercise/));
  await pressAllAfterEach(page, dialog(page), {
    Regenerate: () => regenerate(page, dialog(page)),
  });
});

test('every control of the library answers, whatever was pressed before', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  const exercises = page.getByRole('tabpanel');
  await expect(exercises.getByRole('listitem').first()).toBeVisible();
  await pressAllAfterEach(page, main(page), {
    'a closed dialog': () => openAndClose(page, exercises.locator('[data-tile] button').first()),
    'an area': async () => {
      await pressByHand(page, page.getByRole('tab', { name: 'Knee' }));
      await expect(exercises.getByRole('listitem').first()).toContainText('Knee');
    },
  });
});

test('every control of a plan answers, whatever was pressed before', async ({ page }) => {
  test.slow();
  await registerByApi(page, newUser());
  const exerciseIds = [1, 2, 3, 4, 5, 6];
  expect(await post(page, '/api/custom-plans', { name: 'Mornings', exerciseIds })).toBe(201);
  await page.goto('/profile?tab=custom-plans');
  await pressAllAfterEach(page, main(page), {
    'a closed dialog': () => openAndClose(page, first(main(page), /^Delete/)),
  });
  await page.getByRole('button', { name: 'Edit Mornings' }).click();
  await pressAllAfterEach(page, main(page), {
    Add: () => changeLength(page, /^Add/, 1),
    Remove: () => changeLength(page, /^Remove/, -1),
  });
});
