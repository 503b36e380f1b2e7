/**
 * Puts the pictures of docs/screens, and older ones of the same names, on sheets that can be laid side by side:
 * `npm run screens:sheets -- --before folder`. They go to docs/pictures: before and after, desktop and phone,
 * of every screen the light picture and then the dark one.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './screens/contact-sheet.ts';

const PICTURES = path.resolve(import.meta.dirname, '../docs/pictures');
const AFTER = path.resolve(import.meta.dirname, '../docs/screens');
const LAYOUTS = {
  desktop: { tileWidth: 320, columns: 6 },
  phone: { tileWidth: 160, columns: 12 },
};

const { before } = parseArgs({ options: { before: { type: 'string' } } }).values;
if (before === undefined) throw new Error('Where are the pictures from before? --before folder');

for (const [device, layout] of Object.entries(LAYOUTS)) {
  const suffix = `-${device}-light.webp`;
  for (const [when, folder] of Object.entries({ before, after: AFTER })) {
    const screens = globSync(`*${suffix}`, { cwd: folder }).map((file) =>
      file.slice(0, -suffix.length),
    );
    const tiles = screens
      .toSorted()
      .flatMap((screen) => [`${screen}-${device}-light`, `${screen}-${device}-dark`])
      .map((name) => ({ name, file: path.join(folder, `${name}.webp`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => ({ name, image: readFileSync(file) }));
    const sheet = await contactSheet(tiles, layout);
    const target = path.join(PICTURES, `screens-${when}-${device}.webp`);
    writeFileSync(target, sheet);
    console.log(`${path.relative(process.cwd(), target)}: ${Math.round(sheet.length / 1024)} kB`);
  }
}
