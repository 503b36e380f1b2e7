import { expect, type Locator, type Page } from '@playwright/test';
import { beginTrial, chooseAreas, newUser, registerByApi } from './users.ts';
import { test } from './test.ts';

/** The only area has all exercises, so the slider is at its maximum. */
async function openSlider(page: Page): Promise<Locator> {
  await registerByApi(page, newUser());
  await beginTrial(page);
  await chooseAreas(page, 'Neck');
  await page.goto('/profile');
  const slider = page.getByRole('slider', { name: 'Neck' });
  await expect(slider).toHaveAttribute('aria-valuetext', '100 percent');
  return slider;
}

type Point = { x: number; y: number };

const middleOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The knob's position at this share of the track. */
async function pointOn(slider: Locator, share: number): Promise<Point> {
  await slider.scrollIntoViewIfNeeded();
  const [knob, whole] = [await slider.boundingBox(), await slider.locator('..').boundingBox()];
  if (!knob || !whole) throw new Error('no slider');
  return {
    x: whole.x + knob.width / 2 + share * (whole.width - knob.width),
    y: whole.y + whole.height / 2,
  };
}

test('a mouse moves a slider by its knob and by its track', async ({ page }) => {
  const slider = await openSlider(page);
  const [middle, end] = [await pointOn(slider, 0.5), await pointOn(slider, 1)];
  await page.mouse.click(middle.x, middle.y);
  await expect(slider).toHaveAttribute('aria-valuetext', '50 percent');
  expect((await middleOf(slider)).x).toBeCloseTo(middle.x, 0);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '100 percent');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('only the knob of a slider moves it, so that scrolling past changes nothing', async ({
    page,
  }) => {
    const slider = await openSlider(page);
    const [start, middle, end] = [
      await pointOn(slider, 0),
      await pointOn(slider, 0.5),
      await pointOn(slider, 1),
    ];
    await page.touchscreen.tap(middle.x, middle.y);
    await drag(page, middle, start);
    await expect(slider).toHaveAttribute('aria-valuetext', '100 percent');
    await drag(page, end, middle);
    await expect(slider).toHaveAttribute('aria-valuetext', '50 percent');
  });
});

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await send('touchMove', [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ]);
  }
  await send('touchEnd', []);
  await cdp.detach();
}
