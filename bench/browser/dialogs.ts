/**
 * Measures the CPU work of opening an exercise and of switching tabs and filters in the library:
 * `npm run bench -- dialogs [times]`. Work is counted from mouse down to the first frame after
 * mouse up; a tab's list appears one frame later. "Nothing" is a press beside all controls.
 * Measured times are multiplied by `times`, for a processor that many times slower.
 */
import type { CDPSession, Page } from '@playwright/test';
import { seedUser } from '../../scripts/screens/seed-user.ts';
import { withInstallation } from '../../scripts/screens/with-installation.ts';
import { endOf, trace, type TraceEvent } from './trace.ts';

const TIMES_SLOWER = Number(process.argv[2] ?? 4);
const ROUNDS = 6;
const BETWEEN_MS = 1200;

type Press = { what: string; milliseconds: number };

await withInstallation(async ({ browser, server }) => {
  const ada = await seedUser(server.url, 'ada');
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript((token) => localStorage.setItem('token', token), ada.token);
  const cdp = await page.context().newCDPSession(page);
  const presses = [...(await dialogOfToday(page, cdp)), ...(await library(page, cdp))];
  console.log(
    `On a processor ${TIMES_SLOWER} times slower, milliseconds from the press to the picture:`,
  );
  for (const [what, measured] of Object.entries(Object.groupBy(presses, (press) => press.what))) {
    const sorted = (measured ?? [])
      .map(({ milliseconds }) => milliseconds * TIMES_SLOWER)
      .toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `${what.padEnd(24)} median ${median.toFixed(0)}, slowest ${(sorted.at(-1) ?? 0).toFixed(0)}`,
    );
  }
});

/** The first round fetches the code. */
async function dialogOfToday(page: Page, cdp: CDPSession): Promise<Press[]> {
  await openAndSettle(page, '/dashboard');
  const start = page.getByRole('button', { name: /^Start Exercise/ }).first();
  const next = page.getByRole('button', { name: 'Next exercise' });
  const presses: Press[] = [];
  const note = async (what: string, act: () => Promise<void>) => {
    presses.push({ what, milliseconds: await work(page, cdp, act) });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await note('nothing', () => page.mouse.click(2, 300));
    await note(round === 0 ? 'open for the first time' : 'open an exercise', () => start.click());
    await note('next exercise', () => next.click());
    await note('close', () => page.getByRole('button', { name: 'Close' }).click());
  }
  return presses;
}

async function library(page: Page, cdp: CDPSession): Promise<Press[]> {
  await openAndSettle(page, '/exercises');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const seated = page.getByRole('button', { name: 'Seated', exact: true });
  const tile = page.getByRole('listitem').getByRole('heading').getByRole('button').nth(2);
  const acts: Record<string, () => Promise<void>> = {
    nothing: () => page.mouse.click(2, 300),
    Hip: () => tab('Hip'),
    'All Areas': () => tab('All Areas'),
    Seated: () => seated.click(),
    'not seated': () => seated.click(),
    open: () => tile.click(),
    close: () => page.getByRole('button', { name: 'Close' }).click(),
  };
  const presses: Press[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, act] of Object.entries(acts)) {
      presses.push({ what: `library, ${what}`, milliseconds: await work(page, cdp, act) });
    }
  }
  return presses;
}

async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Main thread milliseconds from the press to the end of the first frame after it. */
async function work(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(BETWEEN_MS);
  const events = await trace(cdp, async () => {
    await act();
    await page.waitForTimeout(BETWEEN_MS);
  });
  return workUntilFrame(events);
}

function workUntilFrame(events: readonly TraceEvent[]): number {
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  if (!click) throw new Error('The click is not in the trace');
  const onThread = events.filter(({ tid }) => tid === click.tid);
  const press = onThread.find(({ args }) => args.data?.type === 'mousedown') ?? click;
  const frame = onThread
    .filter(({ name, ts }) => name === 'Layerize' && ts > endOf(click))
    .toSorted((a, b) => a.ts - b.ts)[0];
  if (!frame) return (click.tdur ?? 0) / 1000;
  return onThread
    .filter(({ name }) => name === 'RunTask')
    .filter((task) => endOf(task) > press.ts && task.ts < endOf(frame))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
