import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BEARD } from '../draw/beard.ts';
import { FACE } from '../draw/face-measures.ts';
import { materialTones, styleSheet, SURROUNDINGS } from '../draw/theme.ts';
import { PEOPLE } from '../people/people.ts';
import { INK_BELOW } from '../render/ink-edges.ts';

const THEMES = ['light', 'dark'] as const;
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);

test('the painter has no colour of its own: every one comes from the drawings’ theme', () => {
  const own = sources.flatMap(([file, code]) =>
    [...code.matchAll(/['"`]#[\da-f]{3,8}['"`]/gi)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(own).toEqual([]);
});

test('the tones that the painter paints with are those of the style sheet', () => {
  for (const person of Object.values(PEOPLE)) {
    for (const theme of THEMES) {
      const css = styleSheet(person, theme);
      for (const [material, [lit, shade]] of Object.entries(materialTones(person, theme))) {
        expect(css).toContain(`.${material}{fill:${lit}}`);
        expect(css).toContain(`.${material}.shade{fill:${shade}}`);
      }
      expect(css).toContain(`.arrow{fill:none;stroke:${SURROUNDINGS[theme].arrow};`);
    }
  }
});

test('measures of the face and limits of ink are not written a second time', () => {
  const typical = [
    FACE.eye.x,
    FACE.eye.y,
    FACE.brow.y,
    BEARD.cheek.mouthHeight,
    INK_BELOW.branches,
  ];
  const again = sources.flatMap(([file, code]) =>
    typical
      .filter((n) => new RegExp(`(?<![\\d.])${String(n).replace('.', '\\.')}(?!\\d)`).test(code))
      .map((n) => `${file}: ${n}`),
  );
  expect(again).toEqual([]);
});
