import { expect, type Page } from '@playwright/test';

/** Milliseconds of the page's clock in which a frame of the figure falls due. */
const FRAME_MS = 40;

/**
 * Lets the page believe that it has a graphics card, which the machines that test do not have: what is
 * drawn is the same, only slowly. Call it before the page is opened.
 */
export async function pretendGraphicsCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNMASKED_RENDERER_WEBGL = 0x92_46;
    const canvas = HTMLCanvasElement.prototype;
    const context = WebGL2RenderingContext.prototype;
    const { getContext } = Object.getOwnPropertyDescriptors(canvas);
    const { getParameter } = Object.getOwnPropertyDescriptors(context);
    Object.defineProperty(canvas, 'getContext', {
      value(this: HTMLCanvasElement, kind: 'webgl2', options: WebGLContextAttributes) {
        return getContext.value?.call(this, kind, {
          ...options,
          failIfMajorPerformanceCaveat: false,
        });
      },
    });
    Object.defineProperty(context, 'getParameter', {
      value(this: WebGL2RenderingContext, name: number): unknown {
        return name === UNMASKED_RENDERER_WEBGL ? 'A card' : getParameter.value?.call(this, name);
      },
    });
  });
}

/** Holds the page's clock, so that a slow machine draws what a fast one would. Call it before the page is opened. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') });
}

/** Lets `ms` pass for the figure on its held clock; then what it shows is drawn to the end. */
export async function passFigureTime(page: Page, ms: number): Promise<void> {
  // Not frame by frame, which would take minutes: one frame comes late, and the next are on time.
  await page.clock.fastForward(ms);
  for (let frame = 0; frame < 4; frame++) {
    await finishFrame(page);
    await page.clock.runFor(FRAME_MS);
  }
}

/** Waits until the figure is drawn live, on a clock that stands. */
export async function untilLive(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(await page.locator('[data-live] canvas').count()).toBe(1);
  }).toPass({ intervals: [200] });
}

/** Waits until the software that stands in for the graphics card has drawn what it was given. */
async function finishFrame(page: Page): Promise<void> {
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.finish();
  });
}
