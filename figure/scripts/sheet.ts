/**
 * `npm run sheet --workspace @limber/figure`: contact sheets of the reference motions into figure/sheets. `--
 * neck-side-tilt,figure-four` some only, `--pixels 600` faster, `--dark` on the dark panel.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { SAMPLES } from '../samples/motions.ts';
import { drawFrames } from '../src/draw/draw-frames.ts';
import { styleSheet, withStyle } from '../src/draw/theme.ts';
import { PEOPLE, type PersonId } from '../src/people/people.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pixels: { type: 'string', default: '900' },
    cell: { type: 'string', default: '400' },
    person: { type: 'string' },
    dark: { type: 'boolean', default: false },
    out: { type: 'string', default: 'sheet' },
  },
});
const target = path.resolve(import.meta.dirname, '../sheets');
const cell = Number(values.cell);
const columns = 4;
const wanted = positionals.flatMap((list) => list.split(','));
const chosen = SAMPLES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const people = Object.keys(PEOPLE) as PersonId[];
const rows: Buffer[][] = [];
const thumbnails: Buffer[] = [];
sharp.concurrency(1);

for (const motion of chosen) {
  const start = performance.now();
  const chosenPerson = people.find((id) => id === values.person);
  const id = chosenPerson ?? people[SAMPLES.indexOf(motion) % people.length] ?? 'tom';
  const person = PEOPLE[id];
  const drawn = drawFrames(motion, person, Number(values.pixels));
  const css = styleSheet(person, values.dark ? 'dark' : 'light');
  const picture = (svg: string, size: number) =>
    sharp(Buffer.from(withStyle(svg, css, true)), { density: 72 })
      .resize(size)
      .png()
      .toBuffer();
  rows.push(await Promise.all(drawn.frames.map((svg) => picture(svg, cell - 8))));
  thumbnails.push(await picture(drawn.thumbnail, 96));
  const bytes = drawn.frames.reduce((sum, svg) => sum + svg.length, 0) / drawn.frames.length;
  const seconds = (performance.now() - start) / 1000 / drawn.frames.length;
  process.stdout.write(
    `${motion.id}: ${seconds.toFixed(2)} s and ${Math.round(bytes)} bytes a frame\n`,
  );
}

mkdirSync(target, { recursive: true });
await sheet(
  rows.flatMap((row) => padded(row.slice(0, columns))),
  columns,
  cell,
  values.out,
);
await sheet(thumbnails, 9, 104, `${values.out}-thumbnails`);

function padded(row: readonly Buffer[]): (Buffer | null)[] {
  return Array.from({ length: columns }, (_, i) => row[i] ?? null);
}

async function sheet(pictures: (Buffer | null)[], across: number, edge: number, name: string) {
  const layers = pictures.flatMap((input, i) =>
    input === null
      ? []
      : [{ input, left: (i % across) * edge + 4, top: Math.floor(i / across) * edge + 4 }],
  );
  const height = Math.ceil(pictures.length / across) * edge;
  await sharp({ create: { width: across * edge, height, channels: 4, background: '#FFFFFF' } })
    .composite(layers)
    .png()
    .toFile(path.join(target, `${name}.png`));
}
