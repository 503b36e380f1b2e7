import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Milliseconds by the page's timers, as late as the app's on a busy machine; exceeds the app's
 * delays before requests.
 */
const QUIET_MS = 1100;

type Traffic = { readonly open: Set<Request>; begun: number };
const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Counts requests of a context from now on. */
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

/** Resolves after a quiet time without open requests. */
export async function untilNothingLoads(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (!traffic) throw new Error('The requests of this page are not counted');
  let before = -1;
  while (before !== traffic.begun || traffic.open.size > 0) {
    before = traffic.begun;
    await page.evaluate((ms) => new Promise((passed) => setTimeout(passed, ms)), QUIET_MS);
  }
}
