/**
 * Measures for how long a page that is opened for the first time answers nobody: `npm run bench -- blocking [times] [page …]`.
 * As in Lighthouse, what each task of the page's thread takes beyond 50 ms, from the first paint on; but to the end of
 * what comes later, where Lighthouse stops at the first quiet moment. It is time of the processor and not of the
 * clock, which other programs would be in; `times` is how much slower than here it is to run. Whoever watches a page
 * makes V8 parse the app a second time, to know the lines of its functions; here it knows them from the start.
 */
import type { Browser } from '@playwright/test';
import { PAGES } from '@limber/contract/pages';
import { seedUser } from '../../scripts/screens/seed-user.ts';
import { withInstallation } from '../../scripts/screens/with-installation.ts';
import { blockingOf, tasksFromFirstPaint, trace } from './trace.ts';

const [times = '15', ...wanted] = process.argv.slice(2);
const SLOW_DOWN = Number(times);
const ROUNDS = 5;
/** What comes later has come by then. */
const LATER_MS = 7000;
const PHONE = { width: 412, height: 823 };

/** Milliseconds on the slower processor. */
type Opening = { blocking: number; longest: number; work: number };

const whole = (value = Number.NaN) => value.toFixed(0);
const median = (sorted: readonly number[]) => whole(sorted[Math.floor(sorted.length / 2)]);

await withInstallation(
  async ({ browser, server }) => {
    const { token, routineId } = await seedUser(server.url, 'ada');
    console.log(`On a processor ${SLOW_DOWN} times slower, ms, median of ${ROUNDS}:`);
    for (const { name, address, who } of [
      { name: 'landing', address: PAGES.landing.path, who: null },
      { name: 'dashboard', address: PAGES.dashboard.path, who: token },
      { name: 'exercises', address: PAGES.exercises.path, who: token },
      { name: 'profile', address: PAGES.profile.path, who: token },
      { name: 'routine', address: `/routine/${routineId}`, who: token },
    ]) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const openings: Opening[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        openings.push(await open(browser, server.url + address, who));
      }
      const of = (figure: keyof Opening) =>
        openings.map((opening) => opening[figure]).toSorted((a, b) => a - b);
      const blocking = of('blocking');
      console.log(
        `${name.padEnd(12)} blocking ${median(blocking)} [${whole(blocking.at(0))}–${whole(blocking.at(-1))}], longest task ${median(of('longest'))}, work in all ${median(of('work'))}`,
      );
    }
  },
  ['--js-flags=--no-enable-lazy-source-positions'],
);

/** Opens a page in a browser that has nothing of it but a user's storage. */
async function open(browser: Browser, address: string, token: string | null): Promise<Opening> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  if (token !== null) {
    await page.addInitScript((text) => localStorage.setItem('token', text), token);
  }
  const events = await trace(await context.newCDPSession(page), async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(LATER_MS);
  });
  await context.close();
  const tasks = tasksFromFirstPaint(events, SLOW_DOWN);
  return {
    blocking: blockingOf(tasks),
    longest: Math.max(0, ...tasks),
    work: tasks.reduce((total, task) => total + task, 0),
  };
}
