import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startInstallation } from './installation.ts';
import { expectToast, registerAt, newUser } from './users.ts';
import { test as base } from './test.ts';

type Own = { address: string; administrator: string };

/** One installation per worker, since every user sees an administrator's uploads. */
export const test = base.extend<{ member: string }, { own: Own }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const { address, setupCode, stop } = await startInstallation();
      const administrator = await registerAt(address, { ...newUser(), invitation: setupCode });
      await use({ address, administrator });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.address),
  member: async ({ own }, use) => use(await registerAt(own.address, newUser())),
});

export const CHIN_TUCK = /^JME 2 /;
const COLOURS = [
  [220, 40, 40],
  [40, 180, 60],
  [40, 60, 220],
  [230, 210, 40],
  [150, 150, 150],
  [243, 246, 250],
] as const;
/** Index of the colour around an image. */
export const BACKGROUND = 5;
export const DEVICES = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
] as const;

/** A file of one colour. */
export async function picture(index: number, width = 640, height = 480) {
  const [r, g, b] = COLOURS[index] ?? COLOURS[0];
  const background = { r, g, b };
  return {
    name: `step-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  };
}
export const pictures = (...indices: number[]) =>
  Promise.all(indices.map((index) => picture(index)));

export const signInWithToken = (page: Page, token: string) =>
  page.addInitScript((it) => localStorage.setItem('token', it), token);

export async function openPanelOf(page: Page, exercise = CHIN_TUCK): Promise<void> {
  await page.goto('/exercise-manager');
  await page.getByRole('button', { name: exercise }).first().click();
  await expect(page.getByRole('button', { name: 'Choose images' })).toBeVisible();
}

export const chooser = (page: Page) => page.locator('input[type="file"]');
export const uploads = (page: Page) => page.getByRole('region', { name: 'Uploaded images' });
export const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');

export async function uploadPictures(page: Page, ...indices: number[]): Promise<void> {
  await chooser(page).setInputFiles(await pictures(...indices));
  await expect(chosen(page)).toHaveCount(indices.length);
  await page.getByRole('button', { name: /^Upload \d/ }).click();
  await expectToast(page, /^\d images? uploaded$/);
}

/**
 * Colours of the uploaded images as indices of COLOURS, read in one call, since an image may
 * disappear.
 */
export async function order(page: Page): Promise<number[]> {
  const colours = await uploads(page)
    .getByRole('img')
    .evaluateAll(async (images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = 1;
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, 1, 1);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        }),
      ),
    );
  return colours.map(nearest);
}

export function nearest(colour: readonly number[]): number {
  const distances = COLOURS.map((one) =>
    Math.hypot(...one.map((part, at) => part - (colour[at] ?? 0))),
  );
  return distances.indexOf(Math.min(...distances));
}
