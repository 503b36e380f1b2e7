import { expect, type Page, type Request, type Response } from '@playwright/test';
import {
  CHIN_TUCK,
  chosen,
  DEVICES,
  openPanelOf,
  order,
  picture,
  signInWithToken,
  test,
  uploadPictures,
  uploads,
} from './media-panel.ts';
import { expectToast } from './users.ts';

test(
  'images can be dropped onto the panel, pasted, and dragged into another order',
  { tag: ['@spec:silent/images-arranged'] },
  async ({ page, member }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await signInWithToken(page, member);
    await openPanelOf(page);
    await hand(page, 'drop', await picture(0));
    await expect(chosen(page)).toHaveCount(1);
    await hand(page, 'paste', await picture(1));
    await hand(page, 'paste', await picture(2));
    await expect(chosen(page)).toHaveCount(3);
    await expect(chosen(page).locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Upload 3 images' }).click();
    await expectToast(page, '3 images uploaded');

    await dragFirstToSecond(page);
    const moved = page.waitForResponse(isArrangement);
    await page.mouse.up();
    await moved;
    await expect.poll(() => order(page)).toEqual([1, 0, 2]);
  },
);

test('Escape lets a dragged image go where it was, and leaves the panel open', async ({
  page,
  member,
}) => {
  await signInWithToken(page, member);
  await openPanelOf(page);
  await uploadPictures(page, 0, 1, 2);
  let arranged = 0;
  page.on('request', (request) => {
    arranged += Number(isArrangement(request));
  });
  for (const { options } of DEVICES) {
    await page.setViewportSize(options.viewport);
    await dragFirstToSecond(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => order(page)).toEqual([0, 1, 2]);
    await page.mouse.up();
    await expect(uploads(page)).toBeVisible();
  }
  expect(await order(page)).toEqual([0, 1, 2]);
  expect(arranged).toBe(0);
});

/** The longest wait for a dragged image to settle. */
const DRAG_MS = 3000;

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an image that is held can be dragged; one that is not held scrolls with the rest', async ({
    page,
    member,
  }) => {
    await signInWithToken(page, member);
    await openPanelOf(page);
    await uploadPictures(page, 0, 1, 2, 3);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Remove all' }).scrollIntoViewIfNeeded();
    // The figure below loads when it comes near and shifts the layout.
    await page.waitForLoadState('networkidle');
    const images = uploads(page).getByRole('img');
    const middle = async (at: number) => {
      const box = await images.nth(at).boundingBox();
      if (!box) throw new Error('no such image');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    // Pending layout may move the image from under the finger: then the drag is repeated.
    await expect(async () => {
      await images.first().evaluate((image) => image.scrollIntoView({ block: 'center' }));
      const [first, second] = [await middle(0), await middle(1)];
      await touch(page, first, second, 400, () =>
        expect.poll(() => order(page), { timeout: DRAG_MS }).toEqual([1, 0, 2, 3]),
      );
    }).toPass();
    await expect.poll(() => order(page)).toEqual([1, 0, 2, 3]);

    const before = await middle(1);
    await touch(page, before, { x: before.x, y: before.y - 120 }, 0);
    await expect.poll(async () => (await middle(1)).y).toBeLessThan(before.y - 50);
    expect(await order(page)).toEqual([1, 0, 2, 3]);
  });
});

/**
 * Drags the first image over the second, which gives way. Pending layout after a resize may move
 * the image from under the mouse: then the drag is repeated.
 */
async function dragFirstToSecond(page: Page): Promise<void> {
  const images = uploads(page).getByRole('img');
  await expect(async () => {
    await page.mouse.up();
    await images.first().evaluate((image) => image.scrollIntoView({ block: 'center' }));
    const [first, second] = await Promise.all([0, 1].map((at) => images.nth(at).boundingBox()));
    if (!first || !second) throw new Error('nothing to drag');
    await page.mouse.move(first.x + 60, first.y + 40);
    await page.mouse.down();
    await page.mouse.move(second.x + 30, second.y + 40, { steps: 5 });
    await page.mouse.move(second.x + 60, second.y + 40, { steps: 5 });
    await expect.poll(() => order(page), { timeout: DRAG_MS }).toEqual([1, 0, 2]);
  }).toPass();
}

const isArrangement = (call: Request | Response) =>
  /\/api\/exercises\/\d+\/images$/.test(call.url());

type Point = { x: number; y: number };

/** Touches, rests for `restMs`, moves, and lifts once `seen` resolves. */
async function touch(
  page: Page,
  from: Point,
  to: Point,
  restMs: number,
  seen?: () => Promise<void>,
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', point: Point) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await at('touchStart', from);
  await page.waitForTimeout(restMs);
  const STEPS = 8;
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await at('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  try {
    await seen?.();
  } finally {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Dispatches a synthetic drop or paste event. */
async function hand(
  page: Page,
  type: 'drop' | 'paste',
  file: Awaited<ReturnType<typeof picture>>,
): Promise<void> {
  await page.getByRole('region', { name: CHIN_TUCK }).evaluate(
    (panel, { type, name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true };
      panel.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      );
    },
    { type, name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );
}
