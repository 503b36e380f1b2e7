import { expectToastBeside } from './covered.ts';
import { button, moveWithoutAccount } from './session-steps.ts';
import { chooseAreasByForm, fillRegistration, newUser, registerByForm } from './users.ts';
import { test } from './test.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const LARGE_TEXT_PX = 24;
const PHONE_PX = 640;

for (const viewport of WINDOWS) {
  const size = `${viewport.width} by ${viewport.height}`;

  test(`at ${size} who tried first and registers reaches Continue`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await moveWithoutAccount(page, '/try');
    await page.clock.resume();
    await page.getByRole('link', { name: 'Make an account' }).click();
    await fillRegistration(page, newUser());
    await page.waitForURL('/onboarding');
    await expectToastBeside(page, 'Registration Successful', button(page, 'Continue'));
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = `${px}px`;
    }, LARGE_TEXT_PX);
    await expectToastBeside(page, 'Registration Successful', button(page, 'Continue'));
  });

  test(`at ${size} no toast of a day covers what is pressed next`, async ({ page }) => {
    const user = newUser();
    await page.setViewportSize(viewport);
    await registerByForm(page, user);
    await expectToastBeside(page, 'Registration Successful', button(page, 'Continue'));

    await chooseAreasByForm(page, 'Neck');
    const start = page.getByRole('link', { name: 'Start session' });
    const rows = page.getByRole('list', { name: "Today's exercises" }).getByRole('listitem');
    const ofRow = (place: number, name: RegExp) => rows.nth(place).getByRole('button', { name });
    // The button's text: its picture may reach above the window.
    const startOf = (place: number) => rows.nth(place).getByText('Start Exercise');
    const glance = page.getByRole('list', { name: 'At a glance' }).getByRole('button');
    await rows.nth(4).waitFor();
    const thumbnails = viewport.width < PHONE_PX ? await glance.all() : [];
    await expectToastBeside(page, 'Onboarding Complete', start, ...thumbnails);

    await ofRow(0, /^Save/).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Neck at noon');
    await page.keyboard.press('Enter');
    await expectToastBeside(page, 'Plan created!', startOf(0), ofRow(0, /^Complete/));

    await ofRow(0, /^Complete/).click();
    await ofRow(1, /^Regenerate/).click();
    const next = [startOf(1), ofRow(1, /^Complete/)];
    await expectToastBeside(page, 'Exercise Regenerated', ...next);

    for (const place of [1, 2, 3, 4]) await ofRow(place, /^Complete/).click();
    await button(page, 'Complete Workout').click();
    const feeling = page.getByRole('group', { name: /^How do/ });
    await expectToastBeside(
      page,
      'Workout Completed!',
      feeling.getByRole('button', { name: 'Better' }),
    );

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('/dashboard');
    await expectToastBeside(page, 'Login Successful', button(page, 'Regenerate Exercises'));
  });
}
