import { expect } from '@playwright/test';
import { ALL_RULES, faults } from './axe.ts';
import { button, openSession, startButton } from './session-steps.ts';
import { newUser } from './users.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test(
  'what hurts stops, something gentle comes instead, and the third time a doctor is named',
  { tag: ['@spec:silent/this-hurts', '@spec:silent/see-a-doctor'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openSession(page, newUser());
    await startButton(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Stopped' });
    const hurts = async () => {
      await button(page, 'This hurts').click();
      await expect(dialog.getByText('stays out of your routines for 3 days')).toBeVisible();
    };
    const name = page.getByRole('heading', { level: 2 }).filter({ hasText: '1 of 5' });
    const first = (await name.textContent()) ?? '';

    await hurts();
    await expect(dialog.getByText('Instead, gentle')).toBeVisible();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await dialog.getByRole('button', { name: 'It was nothing, keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(name).toHaveText(first);

    await hurts();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(name).not.toHaveText(first);
    await hurts();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await hurts();
    await expect(dialog.getByText('Stop and see a doctor if…')).toBeVisible();
    await dialog.getByText('All signs, and when to call for help').click();
    await expect(dialog.getByText('Call emergency services now if…')).toBeVisible();

    await page.goto('/dashboard');
    await expect(page.getByText('Three or more exercises hurt within a week.')).toBeVisible();
    await button(page, 'Understood for today').click();
    await expect(page.getByText('Three or more exercises hurt within a week.')).toBeHidden();
  },
);
