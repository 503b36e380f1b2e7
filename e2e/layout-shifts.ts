import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilNothingLoads } from './until-nothing-loads.ts';

/** Milliseconds by which answers come late, so that what stands in for them is painted before. */
const LATE_MS = { script: 60, font: 200, image: 200, fetch: 350 };
/** Long pages repeat themselves after that many windows. */
const MOST_SCROLLS = 12;

/** Delays all that the pages of a context load. Call it before a page is opened. */
export async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await wait(lateBy(route));
    await route.continue().catch(() => {}); // The page has been left.
  });
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function lateBy(route: Route): number {
  const kind = route.request().resourceType();
  return kind === 'script' || kind === 'font' || kind === 'image' || kind === 'fetch'
    ? LATE_MS[kind]
    : 0;
}

/** Notes every shift of the layout from the start of each navigation. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // What moves because of a press is no surprise.
        if (entry.hadRecentInput) continue;
        window.layoutShifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = `<${element?.localName} class="${element?.getAttribute('class')}">`;
            const words = element?.textContent.trim().slice(0, 40);
            const [before, after] = [from, to].map(
              ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
            );
            return `${name} ${words}: from ${before} to ${after}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until what comes with the first sign of somebody has come, then scrolls to the end of the page. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await untilNothingLoads(page);
  for (let scrolled = 0; scrolled < MOST_SCROLLS; scrolled += 1) {
    const isAtEnd = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      // Two frames: in the first, what has come near begins to load or to be laid out.
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
      return window.scrollY === before;
    });
    if (isAtEnd) break;
  }
  await untilNothingLoads(page);
}

/** The sum of all shifts so far, and what moved, the largest shift first. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .toSorted((a, b) => b.value - a.value)
      .map(({ value, moved }) => `${value.toFixed(4)}:\n  ${moved.join('\n  ')}`)
      .join('\n'),
  };
}

declare global {
  interface LayoutShiftAttribution {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly LayoutShiftAttribution[];
  }
  interface Window {
    layoutShifts: { value: number; moved: readonly string[] }[];
  }
}
