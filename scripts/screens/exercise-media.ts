import type { Exercise } from '@limber/contract/exercises';
import type { ExerciseMedia } from '@limber/contract/exercise-media';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';

const NAMES = ['1-look-ahead.jpg', '2-turn.jpg', '3-look-over-the-shoulder.jpg'];

export async function openMediaPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^JME 1 / }).click();
  await page.getByRole('button', { name: 'Choose images' }).waitFor();
}

/** Some images, and one that is too large. */
export async function chooseImages(page: Page): Promise<void> {
  await openMediaPanel(page);
  const files = await Promise.all(
    NAMES.map(async (name, index) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photograph(index),
    })),
  );
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await page
    .locator('input[type="file"]')
    .setInputFiles([...files, { name: 'panorama.png', mimeType: 'image/png', buffer: large }]);
  await page.getByRole('button', { name: 'Upload 3 images' }).scrollIntoViewIfNeeded();
}

export async function uploadForEver(page: Page): Promise<void> {
  await chooseImages(page);
  // A delayed request would be sent once the page is closed, and the image would be stored.
  await page.evaluate('XMLHttpRequest.prototype.send = () => {}');
  await page.getByRole('button', { name: 'Upload 3 images' }).click();
  await page.getByRole('button', { name: 'Cancel all' }).scrollIntoViewIfNeeded();
}

/**
 * The uploads are faked, since every user sees what the first account of an installation uploads.
 */
export async function withUploads(page: Page): Promise<void> {
  await page.route('**/api/exercises/*/media', async (route) =>
    route.fulfill({ json: await drawingsAsUploads(route) }),
  );
  await openMediaPanel(page);
  await page.getByRole('button', { name: 'Remove all' }).scrollIntoViewIfNeeded();
}

async function drawingsAsUploads(route: Route): Promise<ExerciseMedia> {
  const { origin } = new URL(route.request().url());
  const answer = await fetch(`${origin}/api/exercises`, { headers: route.request().headers() });
  const exercises = (await answer.json()) as Exercise[];
  const drawings = exercises.find(({ name }) => name.startsWith('JME 1 '))?.imageUrls ?? [];
  const images = [...new Set(drawings)].map((imageUrl, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    imageUrl,
    thumbnailUrl: imageUrl,
    width: 400,
    height: 400,
  }));
  return { seenBy: 'you', images, videoUrl: null };
}

/** A picture of a head, turned by `turn` steps. */
function photograph(turn: number): Promise<Buffer> {
  const nose = 200 + turn * 55;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
        <rect width="400" height="300" fill="#d8e2f2"/>
        <path d="M110 300q0-70 90-70t90 70" fill="#6e93e8"/>
        <circle cx="200" cy="140" r="80" fill="#c68a5e"/>
        <circle cx="${nose}" cy="145" r="12" fill="#a86c43"/>
      </svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
}
