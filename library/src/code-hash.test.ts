import { expect, test } from 'vitest';
import { figureSources } from './code-hash.ts';

/** Paths, relative to figure/src, of these files and all files that they load. */
const loadedBy = (...files: string[]) =>
  figureSources(...files).map((file) => file.split('/figure/src/')[1]);
const drawing = loadedBy('draw/draw-frames.ts', 'draw/theme.ts', 'draw/mirror-drawing.ts');

test('a file counts with all that it loads, and with what these load', () => {
  expect(drawing).toContain('draw/draw-frames.ts');
  expect(drawing).toContain('draw/arrow-paths.ts');
  expect(drawing).toContain('contacts/settle-hand.ts');
  expect(drawing).toContain('math/vector.ts');
});

test('neither what moves the figure nor what checks it makes a drawing stale', () => {
  const others = /^(?:live|checks)\/|plan-motion|pose-at|detours|rest-hand|\.test\./;
  expect(drawing.filter((file) => file === undefined || others.test(file))).toEqual([]);
});

test('what paints and what traces leaves a solved motion as it is', () => {
  const planning = loadedBy('draw/plan-figure.ts');
  expect(planning).toContain('motion/detours.ts');
  expect(planning).toContain('motion/pose-at.ts');
  expect(planning.filter((file) => /^live\/|document|markup|theme/.test(file ?? ''))).toEqual([]);
});

test('what checks hangs on what plans, and on nothing that draws or paints', () => {
  const checking = loadedBy('checks/check-continuity.ts', 'checks/check-motion.ts');
  expect(checking).toContain('motion/detours.ts');
  expect(checking.filter((file) => /^(?:live|draw|trace|render)\//.test(file ?? ''))).toEqual([]);
});
