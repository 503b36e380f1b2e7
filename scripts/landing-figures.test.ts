import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIGURES, landingFigures } from './landing-figures.ts';

test('the front page shows and moves what the library does: npm run library -- drawings', () => {
  const stale = Object.entries(landingFigures()).filter(
    ([name, content]) => readFileSync(path.join(FIGURES, name), 'utf8') !== content,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});
