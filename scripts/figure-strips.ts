/**
 * Contact sheets of the moving figure into library/sheets: `npm run library -- strips neck` shows some
 * exercises of an area, `strips 12,73` these; without an argument two of every area. Each row is a motion: a
 * keyframe's drawing, the painter's picture of it, and the painter's way to the next. `--dark`, `--turn` the
 * turn between the sides, `--round` once around, `--cell 400`, `--rays 640`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { drawingFile, motionFile } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Harness, Wanted } from '../figure/pages/harness.ts';
import { servePage } from '../figure/scripts/serve-page.ts';
import { SURROUNDINGS } from '../figure/src/draw/theme.ts';
import type { FigureMotion } from '../figure/src/motion/figure-motion.ts';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    turn: { type: 'boolean', default: false },
    round: { type: 'boolean', default: false },
    cell: { type: 'string', default: '240' },
    rays: { type: 'string', default: '480' },
    out: { type: 'string', default: 'strips' },
  },
});
/** Pictures per row without keyframes; exercises per area; rows per sheet. */
const [COLUMNS, OF_AN_AREA, ROWS] = [8, 2, 6];
const DARK_RULES = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/;
const cell = Number(values.cell);
const theme = values.dark ? 'dark' : 'light';
const background = SURROUNDINGS[theme].panel;
const wanted = positionals.flatMap((list) => list.split(','));
const chosen = library.filter(({ id, bodyArea }) => {
  const ofArea = library.filter((entry) => entry.bodyArea === bodyArea);
  const isSample = ofArea.findIndex((entry) => entry.id === id) % 17 === 3;
  const isFirst = ofArea.filter((_, i) => i % 17 === 3).findIndex((e) => e.id === id) < OF_AN_AREA;
  if (wanted.includes(String(id))) return true;
  return isSample && isFirst && (wanted.length === 0 || wanted.includes(bodyArea));
});

const executablePath = findChromium();
if (executablePath === null) throw new Error(NO_CHROMIUM);
const served = await servePage('harness');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage();
await page.goto(served.url);
await page.waitForFunction(() => 'harness' in globalThis, null, { timeout: 60_000 });

const target = path.resolve(import.meta.dirname, '../library/sheets');
mkdirSync(target, { recursive: true });
for (let first = 0; first < chosen.length; first += ROWS) {
  const rows: Buffer[][] = [];
  for (const { id } of chosen.slice(first, first + ROWS)) rows.push(await rowOf(id));
  const file = path.join(target, `${values.out}-${theme}-${first / ROWS + 1}.png`);
  await save(rows, file);
  const ids = chosen.slice(first, first + ROWS).map(({ id }) => id);
  process.stdout.write(`${file}: ${ids.join(', ')}\n`);
}
await browser.close();
await served.close();

function rowOf(id: number): Promise<Buffer[]> {
  const figure = JSON.parse(readFileSync(motionFile(id), 'utf8')) as FigureMotion;
  if (!values.turn && !values.round) return keyframesOf(id, figure);
  const views = Array.from({ length: COLUMNS }, (_, i): Wanted['view'] =>
    values.turn
      ? { turn: i / (COLUMNS - 1) }
      : { time: 0.5, yaw: (i * 360) / COLUMNS, arrows: true, frame: 0 },
  );
  return inTurn(views, (view) => live(figure, view));
}

async function keyframesOf(id: number, figure: FigureMotion): Promise<Buffer[]> {
  const { times } = figure.plan;
  const side = library.find((entry) => entry.id === id)?.sides === 'each' ? 'left' : 'frame';
  const shown = times.map((time, i) => ({ time, i })).slice(0, 4);
  const groups = await inTurn(shown, async ({ time, i }) => {
    const next = times[i + 1];
    const between = next === undefined ? [] : [await live(figure, { time: (time + next) / 2 })];
    const own = await live(figure, { time, arrows: true, frame: i });
    return [await drawn(id, `${side}-${i + 1}`), own, ...between];
  });
  return groups.flat();
}

/** One after the other: there is one canvas. */
async function inTurn<From, To>(items: readonly From[], make: (item: From) => Promise<To>) {
  const made: To[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

async function live(figure: FigureMotion, view: Wanted['view']): Promise<Buffer> {
  const asked: Wanted = {
    figure,
    view: { theme, ...view },
    shown: cell,
    rays: Number(values.rays),
  };
  const url = await page.evaluate(
    (given) => (globalThis as unknown as { harness: Harness }).harness.png(given),
    asked,
  );
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return sharp(png).flatten({ background }).png().toBuffer();
}

function drawn(id: number, name: string): Promise<Buffer> {
  const both = gunzipSync(readFileSync(drawingFile(id, name))).toString();
  const svg = both.replace(DARK_RULES, values.dark ? '$1' : '');
  return sharp(Buffer.from(svg)).resize(cell, cell).flatten({ background }).png().toBuffer();
}

async function save(rows: readonly Buffer[][], file: string): Promise<void> {
  const width = Math.max(...rows.map((row) => row.length)) * cell;
  const layers = rows.flatMap((row, y) =>
    row.map((input, x) => ({ input, left: x * cell, top: y * cell })),
  );
  await sharp({ create: { width, height: rows.length * cell, channels: 3, background } })
    .composite(layers)
    .png()
    .toFile(file);
}
