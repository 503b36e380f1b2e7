import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES } from '@limber/contract/pages';
import { expect, test } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');
const PUBLIC = path.join(WEB, 'public');
const html = readFileSync(path.join(WEB, 'index.html'), 'utf8');

/** The address in this kind of link. */
const linked = (rel: string) =>
  [...html.matchAll(/<link\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');

/** Width and height in the header of a PNG. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(PUBLIC, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('a phone finds a picture and a name for its home screen', () => {
  expect(linked('apple-touch-icon').map(sizeOf)).toEqual(['180x180']);
  const [address = ''] = linked('manifest');
  const manifest = JSON.parse(readFileSync(path.join(PUBLIC, address), 'utf8')) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect([manifest.name, ALL_PAGES.map(([, { path: address }]) => address)]).toEqual([
    'Limber',
    expect.arrayContaining([manifest.start_url]),
  ]);
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
});

test('browsers and crawlers find what they ask for by themselves', () => {
  const missing = ['favicon.ico'].filter((file) => !existsSync(path.join(PUBLIC, file)));
  expect(missing).toEqual([]);
});
