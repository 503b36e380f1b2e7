import { expect, type Page } from '@playwright/test';

/** Interval of figure frames on the page's clock. */
const FRAME_MS = 40;

/**
 * Fakes a graphics card, which test machines lack: drawing is the same, only slow. Call it before
 * opening the page.
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

/**
 * Holds the page's clock, so that slow machines draw like fast ones. Call it before opening the
 * page.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') });
}

/** Advances the held clock, then waits until the figure is drawn. */
export async function passFigureTime(page: Page, ms: number): Promise<void> {
  // Drawing every frame would take minutes: the clock skips to a late one, and the next are on
  // time.
  await page.clock.fastForward(ms);
  for (let frame = 0; frame < 4; frame++) {
    await finishFrame(page);
    await page.clock.runFor(FRAME_MS);
  }
}

/** Waits for the live figure on a held clock. */
export async function untilLive(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(await page.locator('[data-live] canvas').count()).toBe(1);
  }).toPass({ intervals: [200] });
}

/** Waits for the software renderer. */
async function finishFrame(page: Page): Promise<void> {
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.finish();
  });
}
