/**
 * Measures milliseconds from a press to the next frame while the figure moves, on a slowed
 * processor: `npm run bench -- interaction [times]`. Without a graphics card the same processor
 * draws the figure, the worst case.
 */
import type { Page } from '@playwright/test';
import { seedUser } from '../../scripts/screens/seed-user.ts';
import { withInstallation } from '../../scripts/screens/with-installation.ts';
import { pretendGraphicsCard } from '../../e2e/moving-figure.ts';

const THROTTLING_RATE = Number(process.argv[2] ?? 4);
const ROUNDS = 12;
const BETWEEN_MS = 700;
/** Duration of the instructions before the figure moves. */
const MOVES_AFTER_MS = 25_000;

await withInstallation(async ({ browser, server }) => {
  const ada = await seedUser(server.url, 'ada');
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
  }, ada.token);
  await pretendGraphicsCard(page);
  await page.goto(`/session/${ada.routineId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForTimeout(MOVES_AFTER_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING_RATE });
  await observe(page);
  for (let round = 0; round < ROUNDS; round += 1) await interact(page);
  const measured = await page.evaluate(() => window.measured);
  const figure = (await page.getByRole('main').locator('canvas').count()) > 0 ? 'live' : 'drawn';
  console.log(`${THROTTLING_RATE} times slower, figure ${figure}:`);
  for (const [what, durations] of Object.entries(Object.groupBy(measured, ({ name }) => name))) {
    const { length } = durations ?? [];
    console.log(`${what}, ${length} times`);
    console.log('  to the next picture', words((durations ?? []).map(({ duration }) => duration)));
    console.log('  in our own code', words((durations ?? []).map(({ handled }) => handled)));
  }
});

declare global {
  interface Window {
    measured: { name: string; duration: number; handled: number }[];
  }
}

/** Records presses with the time to the next frame, which the browser rounds to 8 ms. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.measured = [];
    const kept = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, duration, interactionId, target, processingStart, processingEnd } =
          entry as PerformanceEventTiming;
        if (interactionId && (name === 'keydown' || name === 'click')) {
          const handled = processingEnd - processingStart;
          window.measured.push({ name: `${name} ${target?.textContent ?? ''}`, duration, handled });
        }
      }
    });
    kept.observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
}

async function interact(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: /^(Pause|Go on)$/ });
  await page.keyboard.press('m');
  await page.waitForTimeout(BETWEEN_MS);
  await pause.click();
  await page.waitForTimeout(BETWEEN_MS);
  await pause.click();
  await page.waitForTimeout(BETWEEN_MS);
}

function words(durations: readonly number[]): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
}
