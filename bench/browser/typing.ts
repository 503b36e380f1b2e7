/**
 * Measures script time per key in search and name fields, and the work of opening the plan editor
 * and the exercise manager's panel: `npm run bench -- typing [times]`. CPU time, to exclude other
 * programs, is multiplied by `times`, for a processor that many times slower. Profiler and trace
 * run separately, since tracing costs as much as the script.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { seedUser } from '../../scripts/screens/seed-user.ts';
import { withInstallation } from '../../scripts/screens/with-installation.ts';
import { trace } from './trace.ts';

const TIMES_SLOWER = Number(process.argv[2] ?? 4);
const ROUNDS = 3;
/**
 * Time for the effects of a key to be drawn; shorter than the 300 ms after which the address
 * changes.
 */
const UNTIL_QUIET_MS = 250;
/** Time for deferred code to run after a page was opened. */
const UNTIL_STANDING_MS = 3000;
/** Sampling interval in microseconds. */
const LOOK_EVERY = 100;
const KEYS = 'shoulder'.split('');
/** Profiler entries outside of our functions. */
const NO_SCRIPT = new Set(['(idle)', '(program)', '(root)', '(garbage collector)']);

/** CPU milliseconds: `script` by the profiler or `all` work by the trace, never both. */
type Measured = { script?: number; all?: number };

await withInstallation(async ({ browser, server }) => {
  const ada = await seedUser(server.url, 'ada');
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript((token) => localStorage.setItem('token', token), ada.token);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: LOOK_EVERY });
  const measured: (Measured & { what: string })[] = [];
  for (const measure of Array.from({ length: ROUNDS }, () => [scripts, works]).flat()) {
    const note = async (what: string, acts: (() => Promise<void>)[]) => {
      const settled = acts.map((act) => async () => {
        await act();
        await page.waitForTimeout(UNTIL_QUIET_MS);
      });
      for (const found of await measure(cdp, settled)) measured.push({ what, ...found });
    };
    const type = async (where: string, field: Locator) => {
      await field.focus();
      const { keyboard } = page;
      await note(
        `key in ${where}`,
        KEYS.map((key) => () => keyboard.press(key)),
      );
      await note(
        `key back in ${where}`,
        KEYS.map(() => () => keyboard.press('Backspace')),
      );
    };
    await open(page, '/exercises');
    await type('the search of the library', page.getByLabel('Search exercises'));

    await open(page, '/profile?tab=custom-plans');
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await note('opening the plan editor', [() => edit.click()]);
    await type('the name of a plan', page.getByLabel('Plan Name'));
    await type('the search of the plan editor', page.getByLabel('Search exercises').first());

    await open(page, '/exercise-manager');
    await type('the search of the manager', page.getByLabel('Search exercises').first());
    // Not by role: that search among all cards runs script.
    const panel = page.locator('[data-tile] button').first();
    await note('opening a panel of the manager', [() => panel.click()]);
  }
  print(measured);
});

/**
 * The mouse is moved because that counts as a present user: deferred work then starts now, and not
 * while typing is measured.
 */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(UNTIL_STANDING_MS);
}

type Acts = readonly (() => Promise<void>)[];

/** Script milliseconds per act. */
async function scripts(cdp: CDPSession, acts: Acts): Promise<Measured[]> {
  await cdp.send('Profiler.start');
  const start = performance.now();
  const ends: number[] = [];
  for (const act of acts) {
    await act();
    ends.push(performance.now() - start);
  }
  const { profile } = await cdp.send('Profiler.stop');
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const found = ends.map(() => ({ script: 0 }));
  let at = 0;
  for (const [index, delta] of timeDeltas.entries()) {
    at += delta / 1000;
    const of = found[ends.findIndex((end) => at < end)];
    const isScript = !NO_SCRIPT.has(names.get(samples[index] ?? 0) ?? '');
    if (of && isScript) of.script += delta / 1000;
  }
  return found;
}

/** Main thread milliseconds per act, from the key or press on. */
async function works(cdp: CDPSession, acts: Acts): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const act of acts) {
    const events = await trace(cdp, act);
    const first = events.find(
      ({ name, args }) =>
        name === 'EventDispatch' && ['keydown', 'mousedown'].includes(args.data?.type ?? ''),
    );
    if (first === undefined) throw new Error('The key, or the press, is not in the trace');
    const tasks = events.filter(
      ({ name, tid, ts }) => name === 'RunTask' && tid === first.tid && ts >= first.ts,
    );
    found.push({ all: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) });
  }
  return found;
}

function print(measured: readonly (Measured & { what: string })[]): void {
  console.log(`On a processor ${TIMES_SLOWER} times slower, milliseconds: median, slowest`);
  for (const [what, found = []] of Object.entries(Object.groupBy(measured, (each) => each.what))) {
    const script = words(found.map((each) => each.script));
    const all = words(found.map((each) => each.all));
    console.log(`${what.padEnd(42)} script ${script}; all work ${all}`);
  }
}

function words(milliseconds: readonly (number | undefined)[]): string {
  const sorted = milliseconds
    .filter((each) => each !== undefined)
    .map((each) => each * TIMES_SLOWER)
    .toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(1)}, ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}
