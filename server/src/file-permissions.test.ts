import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restrictFiles } from './file-permissions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'limber-owner-'));
  mkdirSync(path.join(folder, 'media/x/private'), { recursive: true });
  writeFileSync(path.join(folder, 'limber.sqlite'), '');
  writeFileSync(path.join(folder, 'media/x/private/one.webp'), '');
  for (const name of ['.', 'media', 'media/x', 'media/x/private']) open(name, 0o755);
  for (const name of ['limber.sqlite', 'media/x/private/one.webp']) open(name, 0o644);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string, mode: number) => chmodSync(path.join(folder, name), mode);
const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

test('what is kept is closed to all but its owner, once', () => {
  expect(restrictFiles(folder)).toEqual({ closed: 6, left: [] });
  const names = ['.', 'limber.sqlite', 'media', 'media/x/private', 'media/x/private/one.webp'];
  expect(names.map(modeOf)).toEqual(['700', '600', '700', '700', '600']);
  expect(restrictFiles(folder)).toEqual({ closed: 0, left: [] });
  expect(restrictFiles(path.join(folder, 'nothing'))).toEqual({ closed: 0, left: [] });
});

test('what lies in a closed folder is not looked at: nobody else reaches it', () => {
  restrictFiles(folder);
  open('media/x/private/one.webp', 0o644);
  expect(restrictFiles(folder)).toEqual({ closed: 0, left: [] });
  open('media', 0o755);
  open('media/x', 0o755);
  open('media/x/private', 0o755);
  expect(restrictFiles(folder)).toEqual({ closed: 4, left: [] });
  expect(modeOf('media/x/private/one.webp')).toBe('600');
});

test('a folder that holds other things as well stays open, and so do they', () => {
  writeFileSync(path.join(folder, 'somebody.txt'), '');
  open('somebody.txt', 0o644);
  expect(restrictFiles(folder)).toEqual({ closed: 5, left: [] });
  expect(['.', 'somebody.txt', 'limber.sqlite'].map(modeOf)).toEqual(['755', '644', '600']);
});
