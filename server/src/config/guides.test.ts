import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from './env.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('every setting has its line in the guide for operators', () => {
  const described = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8').matchAll(
    /^\| `([A-Z0-9_]+)` /gm,
  );
  const names = new Set(Array.from(described, ([, name]) => name));
  expect(VARIABLES.filter((name) => !names.has(name))).toEqual([]);
});

test('every test that the page about security names is there', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const named = Array.from(
    page.matchAll(/`((?:server|web|e2e|domain|contract)\/[^`]+)`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
