import { expect } from '@playwright/test';
import { ALL_RULES, faults } from './axe.ts';
import { button, openSession, startButton } from './session-steps.ts';
import { newUser } from './users.ts';
import { test } from './test.ts';

test(
  'before a session the routine is fitted to a video call, and goes back to the five',
  { tag: ['@spec:silent/fits-the-moment'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSession(page, newUser());
    const list = page.getByRole('list', { name: 'In this session' });
    const five = await list.getByRole('listitem').allTextContents();

    await button(page, 'Fit this moment').click();
    const dialog = page.getByRole('dialog', { name: 'Fit this moment' });
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByText('Seated', { exact: true }).click();
    await dialog.getByText('On camera', { exact: true }).click();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fit the routine' }).click();

    const sentence = page.getByText(/^Seated, unnoticed on camera: /).last();
    await expect(sentence).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(5);
    expect(await faults(page, ALL_RULES)).toEqual([]);

    await page.getByRole('link', { name: 'Back to today' }).click();
    await expect(sentence).toBeVisible();
    await button(page, "Back to today's five").click();
    await expect(button(page, 'Fit this moment')).toBeVisible();
    await page.getByRole('link', { name: 'Start session' }).click();
    await expect(startButton(page)).toBeVisible();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(five);
  },
);
