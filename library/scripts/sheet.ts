/**
 * Draws contact sheets of exercises into library/sheets: `npm run library -- sheet neck` for an
 * area, `sheet 12,73` for some exercises. Each row is an exercise, its thumbnail first. `--check`
 * only prints problems. `--dark`: the dark theme. `--pixels 640`: finer lines. `--cell 400`: larger
 * pictures. `--mirror`: the right side of one-sided exercises instead of the left, as written.
 * `--out name`: the name of the file.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkMotion } from '@limber/figure/check-motion';
import { drawFrames } from '@limber/figure/draw-frames';
import { mirrorDrawing } from '@limber/figure/mirror-drawing';
import { styleSheet, withStyle } from '@limber/figure/theme';
import sharp from 'sharp';
import { writtenSteps } from '@limber/domain/exercises/written-steps';
import { library } from '../src/library.ts';
import { motionOf } from '../src/drawings/motion-of.ts';
import { personOf } from '../src/drawings/person-of.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pixels: { type: 'string', default: '360' },
    cell: { type: 'string', default: '300' },
    dark: { type: 'boolean', default: false },
    mirror: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const ROWS = 6;
const TEXT_WIDTH = 300;
const cell = Number(values.cell);
const target = path.resolve(import.meta.dirname, '../sheets');
const wanted = new Set(positionals.flatMap((list) => list.split(',')));
const chosen = library.filter(
  ({ id, bodyArea }) => wanted.size === 0 || wanted.has(String(id)) || wanted.has(bodyArea),
);
sharp.concurrency(1);

type Row = { text: string; pictures: Buffer[] };
const rows: Row[] = [];
for (const exercise of chosen) {
  const name = `${exercise.id} ${exercise.title}`;
  const motion = motionOf(exercise.id, exercise.motion);
  for (const { frame, kind, sentence } of checkMotion(motion)) {
    process.stdout.write(`${name}: ${kind} in frame ${frame + 1}: ${sentence}\n`);
  }
  if (values.check) continue;
  const person = personOf(exercise);
  const drawn = drawFrames(motion, person, Number(values.pixels));
  const css = styleSheet(person, values.dark ? 'dark' : 'light');
  const pictures = await Promise.all(
    [drawn.thumbnail, ...drawn.frames].map((svg) =>
      sharp(Buffer.from(withStyle(values.mirror ? mirrorDrawing(svg) : svg, css, true)))
        .resize(cell - 6)
        .png()
        .toBuffer(),
    ),
  );
  const steps = writtenSteps(exercise);
  rows.push({
    text: [`<b>${name}</b> (${exercise.sides})`, ...steps].join('\n'),
    pictures,
  });
}

const sheetName = values.out ?? (positionals.join('-').replaceAll(',', '-') || 'library');
mkdirSync(target, { recursive: true });
for (let first = 0; first < rows.length; first += ROWS) {
  const file = path.join(target, `${sheetName}-${first / ROWS + 1}.png`);
  await saveSheet(rows.slice(first, first + ROWS), file);
  process.stdout.write(`${file}\n`);
}

async function saveSheet(page: readonly Row[], file: string): Promise<void> {
  const across = Math.max(...page.map(({ pictures }) => pictures.length));
  const texts = await Promise.all(page.map(({ text }) => words(text)));
  const layers = page.flatMap(({ pictures }, row) => [
    { input: texts[row] ?? '', left: 6, top: row * cell + 6 },
    ...pictures.map((input, i) => ({ input, left: TEXT_WIDTH + i * cell, top: row * cell + 3 })),
  ]);
  const size = { width: TEXT_WIDTH + across * cell, height: page.length * cell };
  await sharp({ create: { ...size, channels: 3, background: '#FFFFFF' } })
    .composite(layers)
    .png()
    .toFile(file);
}

function words(text: string): Promise<Buffer> {
  const options = { width: TEXT_WIDTH - 12, font: 'sans 9', rgba: true, dpi: 96 };
  return sharp({ text: { text: text.replaceAll('&', '&amp;'), ...options } })
    .png()
    .toBuffer();
}
