/**
 * `npm run screens`: pictures of every screen into docs/screens, on desktop and phone, light and dark.
 * `--variant pseudo` (or `all`): all screens on one sheet per variant of `variants.ts`. `--only dashboard,try`:
 * only these. `--to folder`: single PNG files there.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { contactSheet, type Tile } from './screens/contact-sheet.ts';
import { SCREENS } from './screens/list.ts';
import { type TakePictures, withPictures } from './screens/take-pictures.ts';
import { PICTURES, SHEETS, type Variant } from './screens/variants.ts';

const SCREENS_FOLDER = path.resolve(import.meta.dirname, '../docs/screens');
const SHEETS_FOLDER = path.join(SCREENS_FOLDER, 'sheets');
const WEBP_QUALITY = 50;
const SHEET_WIDTH = 2000;

const options = {
  variant: { type: 'string' },
  only: { type: 'string' },
  to: { type: 'string' },
} as const;
const { variant, only, to } = parseArgs({ options }).values;
const wanted = only?.split(',');
const screens = SCREENS.filter(({ name }) => wanted?.includes(name) ?? true);
const variants = chosenVariants(variant);

await withPictures(async (take) => {
  for (const [name, look] of variants) {
    if (to !== undefined) await writeLarge(take, name, look, to);
    else if (name in SHEETS) await writeSheet(take, name, look);
    else await writePictures(take, name, look);
    console.log(`${screens.length} screens, ${name}`);
  }
});

function chosenVariants(names: string | undefined): [string, Variant][] {
  if (names === undefined) return Object.entries(PICTURES);
  if (names === 'all') return Object.entries(SHEETS);
  const variants = { ...PICTURES, ...SHEETS };
  return names.split(',').map((name) => {
    const look = variants[name];
    if (!look) throw new Error(`Not ${name}, but: ${Object.keys(variants).join(', ')}`);
    return [name, look];
  });
}

async function writeLarge(take: TakePictures, variant: string, look: Variant, folder: string) {
  mkdirSync(folder, { recursive: true });
  for await (const { name, png } of take(screens, look)) {
    writeFileSync(path.join(folder, `${name}-${variant}.png`), png);
  }
}

async function writePictures(take: TakePictures, variant: string, look: Variant): Promise<void> {
  if (wanted === undefined) removeOld(variant);
  mkdirSync(SCREENS_FOLDER, { recursive: true });
  for await (const { name, png } of take(screens, look)) {
    const picture = await sharp(png).webp({ quality: WEBP_QUALITY }).toBuffer();
    writeFileSync(path.join(SCREENS_FOLDER, `${name}-${variant}.webp`), picture);
  }
}

async function writeSheet(take: TakePictures, name: string, look: Variant): Promise<void> {
  const tiles: Tile[] = [];
  for await (const { name: screen, png } of take(screens, look)) {
    tiles.push({ name: screen, image: png });
  }
  const columns = look.viewport.width > 1000 ? 6 : 9;
  const tileWidth = Math.floor(SHEET_WIDTH / columns);
  mkdirSync(SHEETS_FOLDER, { recursive: true });
  const sheet = await contactSheet(tiles, { tileWidth, columns });
  writeFileSync(path.join(SHEETS_FOLDER, `${name}.webp`), sheet);
}

/** Removes pictures of removed screens. */
function removeOld(variant: string): void {
  for (const file of globSync(`*-${variant}.webp`, { cwd: SCREENS_FOLDER })) {
    rmSync(path.join(SCREENS_FOLDER, file));
  }
}
