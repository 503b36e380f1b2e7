import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilNothingLoads } from './until-nothing-loads.ts';

/** Delays in milliseconds, so that placeholders are painted first. */
const LATE_MS = { script: 60, font: 200, image: 200, fetch: 350 };
/** Longer pages repeat themselves. */
const MOST_SCROLLS = 12;

/** Delays every load of a context. Call it before opening a page. */
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

/** Records layout shifts from the start of each navigation. Call it before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // Shifts caused by input are expected.
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

/** Waits for the code loaded at the first user event, then scrolls to the end. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await untilNothingLoads(page);
  for (let scrolled = 0; scrolled < MOST_SCROLLS; scrolled += 1) {
    const isAtEnd = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      // Two frames: in the first, near content starts to load.
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
      return window.scrollY === before;
    });
    if (isAtEnd) break;
  }
  await untilNothingLoads(page);
}

/** The sum of all shifts, and the moved elements, the largest shift first. */
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
