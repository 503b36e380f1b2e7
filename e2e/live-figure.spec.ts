import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { shortHash, motionFile } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import { expect, type Page } from '@playwright/test';
import type { Harness, Wanted } from '../figure/pages/harness.ts';
import { servePage, type ServedPage } from '../figure/scripts/serve-page.ts';
import { picturesAt } from '../figure/src/live/picture.ts';
import { stageOf } from '../figure/src/live/stage.ts';
import { USUAL_VIEW } from '../figure/src/live/usual-view.ts';
import type { FigureMotion } from '../figure/src/motion/figure-motion.ts';
import { rayMarch } from '../figure/src/render/ray-march.ts';
import { test } from './test.ts';

/** Rays per edge, the product's minimum, since software casts them here. */
const RAYS = 160;
/** Share of covered pixels that must show the same cluster; borders differ. */
const LEAST_AGREEMENT = 0.99;
/**
 * Exercises that together have every base, every area, both kinds of close-ups, insets, long
 * sleeves, headscarf and bare feet.
 */
const ALWAYS = [2, 20, 25, 30, 44, 53, 104, 190, 212, 242, 259, 277];
const CHOSEN_BY_COMMIT = 5;

let served: ServedPage;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await servePage('harness');
});
test.afterAll(() => served.close());

function figureOf(id: number): FigureMotion {
  return JSON.parse(readFileSync(motionFile(id), 'utf8')) as FigureMotion;
}

/** The selection varies by commit and is constant within one. */
function chosenByCommit(): number[] {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const commit = stdout ?? '';
  return library
    .map(({ id }) => ({ id, rank: shortHash(`${commit} ${id}`) }))
    .filter(({ id }) => !ALWAYS.includes(id))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, CHOSEN_BY_COMMIT)
    .map(({ id }) => id);
}

async function openHarness(page: Page): Promise<void> {
  await page.goto(served.url);
  await page.waitForFunction(() => 'harness' in globalThis);
}

function ask<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...given: Parameters<Harness[Name]>
): Promise<Awaited<ReturnType<Harness[Name]>>> {
  type Answer = Awaited<ReturnType<Harness[Name]>>;
  return page.evaluate<Answer, { name: string; given: unknown[] }>(
    (asked) => {
      const { harness } = globalThis as unknown as {
        harness: Record<string, (...given: unknown[]) => Answer>;
      };
      return harness[asked.name]?.(...asked.given) as Answer;
    },
    { name, given },
  );
}

test('what the card finds at each pixel is what the drawing tool finds there', async ({ page }) => {
  await openHarness(page);
  for (const id of [...ALWAYS, ...chosenByCommit()]) {
    const figure = figureOf(id);
    // A keyframe's time, or one between two.
    const time = id % 2 === 0 ? (figure.plan.times[1] ?? 0) : 0.6;
    const view = { ...USUAL_VIEW, time };
    const [picture] = picturesAt(stageOf(figure), view);
    if (picture === undefined) throw new Error('There is a picture');
    const { cluster } = rayMarch(picture.clusters, picture.camera, RAYS);
    const found = await ask(page, 'clusters', { figure, view, shown: RAYS, rays: RAYS });
    const covered = found.filter((shown, i) => shown >= 0 || (cluster[i] ?? -1) >= 0).length;
    const alike = found.filter((shown, i) => shown >= 0 && shown === cluster[i]).length;
    expect(covered, `JME ${id} shows something`).toBeGreaterThan(0.02 * RAYS * RAYS);
    expect(alike / covered, `JME ${id}`).toBeGreaterThanOrEqual(LEAST_AGREEMENT);
  }
});

test('it paints a picture from every side, at every moment of the turn, in both themes', async ({
  page,
}) => {
  await openHarness(page);
  const views: Wanted['view'][] = [
    { time: 0.5, arrows: true },
    { time: 0.5, yaw: 140, pitch: 20, theme: 'dark' },
    { turn: 0, mirrored: true },
    { turn: 0.4 },
  ];
  for (const [i, view] of views.entries()) {
    const figure = figureOf(ALWAYS[i] ?? 2);
    const covered = await ask(page, 'covered', { figure, view, shown: RAYS, rays: RAYS });
    expect(covered, JSON.stringify(view)).toBeGreaterThan(0.03);
    expect(covered, JSON.stringify(view)).toBeLessThan(0.98);
  }
});

test('a lost context is built again once', async ({ page }) => {
  await openHarness(page);
  const told = await ask(page, 'loseContext', figureOf(44));
  expect(told).toEqual(['painted', 'lost', 'restored', 'painted', 'lost for good']);
});

test('where WebGL2 is emulated by the processor there is no painter', async ({ page }) => {
  await openHarness(page);
  expect(await ask(page, 'refusal')).toBe('PainterUnavailable');
});

test('the page that measures gives a report to copy', async ({ page }) => {
  const files = new Map(
    [44, 28, 25].map((id) => [`motions/${id}.json`, readFileSync(motionFile(id), 'utf8')] as const),
  );
  const measuring = await servePage('measure', { files });
  await page.goto(`${measuring.url}?quick`);
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  const report: unknown = JSON.parse(await page.getByLabel('The report').inputValue());
  expect(report).toMatchObject({
    renderer: expect.stringMatching(/./),
    msToCompile: expect.any(Number),
    sizes: [44, 28, 25].map((exercise) => expect.objectContaining({ exercise, rays: 160 })),
  });
  await expect(page.locator('#sentence')).toContainText('160 rays in');
  await measuring.close();
});
