import { expect } from '@playwright/test';
import { test } from './own-installation.ts';
import { expectToastBeside } from './covered.ts';
import { expectToast, fillRegistration, newUser, registerByApi } from './users.ts';

test(
  'whoever buys the team plan lets a colleague in by a link, and takes the seat back',
  { tag: ['@spec:silent/team-invitations'] },
  async ({ page, browser }) => {
    await registerByApi(page, newUser());
    await page.goto('/team');
    await page.getByRole('link', { name: 'Choose Team' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
    await page.getByLabel('Name on card').fill('Ada Lovelace');
    await page.getByRole('button', { name: /^Pay \$39\.95/ }).click();
    await expectToast(page, 'Subscription Activated');
    await page.goto('/team');
    await expect(page.getByText('1 of 5 taken')).toBeVisible();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy a link instead' }).click();
    await expect(page.getByText('2 of 5 taken')).toBeVisible();
    await expectToastBeside(
      page,
      /The link is copied/,
      page.getByRole('button', { name: /^Withdraw/ }),
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto(link);
    await expect(colleague.getByText(/invites you to the team/)).toBeVisible();
    await colleague.getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(colleague, newUser());
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('checkbox', { name: 'Neck' }).click();
    await colleague.getByRole('button', { name: 'Complete Setup' }).click();
    await colleague.waitForURL('/join');
    await colleague.getByRole('button', { name: 'Join the team' }).click();
    await colleague.waitForURL('/team');
    await expect(colleague.getByText(/Never where it hurts/)).toBeVisible();
    await colleague.goto('/subscription');
    await expect(colleague.getByText('Your team pays for your seat.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('2 of 5 taken')).toBeVisible();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('1 of 5 taken')).toBeVisible();
    await colleague.reload();
    await expect(colleague.getByText('Your team pays for your seat.')).toHaveCount(0);
    await colleague.context().close();
  },
);
