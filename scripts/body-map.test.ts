import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BODY_MAP, bodyMap } from './body-map.ts';

const KILOBYTES = 1024;

test('the body is drawn as the engine draws now, in 40 kB: npm run library -- drawings', () => {
  const files = bodyMap();
  const stale = Object.entries(files).filter(
    ([name, content]) => readFileSync(path.join(BODY_MAP, name), 'utf8') !== content,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
  expect(Object.values(files).join('').length).toBeLessThan(40 * KILOBYTES);
});
