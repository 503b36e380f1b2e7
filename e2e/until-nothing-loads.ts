import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Milliseconds of the page's own timers: longer than the app waits before it asks for more. On a busy machine they
 * come as late as the app's.
 */
const QUIET_MS = 1100;

type Traffic = { readonly open: Set<Request>; begun: number };
const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Counts what the pages of a context load from now on. */
export function countRequests(context: BrowserContext): void {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  trafficOf.set(context, traffic);
  context.on('request', (request) => {
    traffic.open.add(request);
    traffic.begun += 1;
  });
  const close = (request: Request) => void traffic.open.delete(request);
  context.on('requestfinished', close);
  context.on('requestfailed', close);
}

/** Resolves once a page has neither asked for anything for a while nor waits for an answer. */
export async function untilNothingLoads(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (!traffic) throw new Error('The requests of this page are not counted');
  let before = -1;
  while (before !== traffic.begun || traffic.open.size > 0) {
    before = traffic.begun;
    await page.evaluate((ms) => new Promise((passed) => setTimeout(passed, ms)), QUIET_MS);
  }
}
