/**
 * Measures how long our own script runs for each key that is typed into a search or a name, until it is done with all
 * that the key has led to, and how much work it is to open the plan editor and the panel of the exercise manager:
 * `npm run measure:typing [times]`. It is time of the processor and not of the clock, which other programs would be
 * in; `times` is how much slower than here it is to run.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { seedUser } from '../scripts/screens/seed-user.ts';
import { withInstallation } from '../scripts/screens/with-installation.ts';
import { endOf, trace, type TraceEvent } from './trace.ts';

const SLOW_DOWN = Number(process.argv[2] ?? 4);
const ROUNDS = 2;
/** After that, what a key has led to is drawn; the address follows when somebody pauses for 300 ms. */
const UNTIL_QUIET_MS = 250;
const WORD = 'shoulder';
/** What of the browser's trace is script of ours, or has it in it. At idle callbacks the browser lays out fields. */
const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
]);

type Measured = { what: string; script: number; all: number };

await withInstallation(async ({ browser, server }) => {
  const ada = await seedUser(server.url, 'ada');
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript((token) => localStorage.setItem('token', token), ada.token);
  const cdp = await page.context().newCDPSession(page);
  const measured: Measured[] = [];
  const note = async (what: string, act: () => Promise<void>) => {
    measured.push({ what, ...(await work(page, cdp, act)) });
  };
  const type = async (where: string, field: Locator) => {
    await field.focus();
    const { keyboard } = page;
    for (const key of WORD) await note(`key in ${where}`, () => keyboard.press(key));
    for (const _ of WORD) await note(`key back in ${where}`, () => keyboard.press('Backspace'));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(page, '/exercises');
    await type('the search of the library', page.getByLabel('Search exercises'));

    await open(page, '/profile?tab=custom-plans');
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await note('opening the plan editor', () => edit.click());
    await type('the name of a plan', page.getByLabel('Plan Name'));
    await type('the search of the plan editor', page.getByLabel('Search exercises').first());

    await open(page, '/exercise-manager');
    await type('the search of the manager', page.getByLabel('Search exercises').first());
    const panel = page.getByRole('button', { name: /^JME 1 / });
    await note('opening a panel of the manager', () => panel.click());
  }
  print(measured);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The milliseconds for which the page's thread runs script, and for which it works at all, until it is quiet again. */
async function work(page: Page, cdp: CDPSession, act: () => Promise<void>) {
  const events = await trace(cdp, async () => {
    await act();
    await page.waitForTimeout(UNTIL_QUIET_MS);
  });
  const first = events.find(
    ({ name, args }) =>
      name === 'EventDispatch' && ['keydown', 'mousedown'].includes(args.data?.type ?? ''),
  );
  if (first === undefined) throw new Error('The key, or the press, is not in the trace');
  const since = events.filter(({ tid, ts }) => tid === first.tid && ts >= first.ts);
  return {
    script: workOf(outermost(since.filter(({ name }) => SCRIPT.has(name)))),
    all: workOf(since.filter(({ name }) => name === 'RunTask')),
  };
}

/** Those that are not within another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const found: TraceEvent[] = [];
  for (const event of inOrder) {
    const last = found.at(-1);
    if (last === undefined || event.ts >= endOf(last)) found.push(event);
  }
  return found;
}

function workOf(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

function print(measured: readonly Measured[]): void {
  console.log(`On a processor ${SLOW_DOWN} times slower, milliseconds: median, slowest`);
  for (const [what, found = []] of Object.entries(Object.groupBy(measured, (each) => each.what))) {
    const script = words(found.map((each) => each.script));
    const all = words(found.map((each) => each.all));
    console.log(`${what.padEnd(42)} script ${script}; all work ${all}`);
  }
}

function words(milliseconds: readonly number[]): string {
  const sorted = milliseconds.map((each) => each * SLOW_DOWN).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(1)}, ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}
