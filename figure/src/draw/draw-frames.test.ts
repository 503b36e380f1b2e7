import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Motion } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { SAMPLES } from '../../samples/motions.ts';
import { drawFrames, type MotionDrawing } from './draw-frames.ts';
import { CLASSES } from './markup.ts';
import { styleSheet, withStyle } from './theme.ts';

const SMALL = 110;
const sample = (id: string): Motion => {
  const found = SAMPLES.find((motion) => motion.id === id);
  if (found === undefined) throw new Error(`No reference motion ${id}`);
  return found;
};
const tilt = sample('neck-side-tilt');
const drawn = new Map<string, MotionDrawing>();
const documents = () =>
  [...drawn.values()].flatMap(({ frames, thumbnail }) => frames.concat(thumbnail));

beforeAll(() => {
  for (const id of ['neck-side-tilt', 'heel-raise', 'tendon-glide', 'toe-lift']) {
    drawn.set(id, drawFrames(sample(id), PEOPLE.ravi, SMALL));
  }
}, 60_000);

describe('a drawing', () => {
  test('has one document for each frame of the motion', () => {
    for (const [id, { frames }] of drawn) expect(frames).toHaveLength(sample(id).frames.length);
  });

  test('is well-formed: a picture program reads it', async () => {
    for (const svg of documents()) {
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([1200, 1200]);
    }
  });

  test('uses classes of the style sheet and no others', () => {
    const known = new Set<string>(CLASSES);
    const used = documents().flatMap((svg) =>
      [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(used.filter((name) => name !== '' && !known.has(name))).toEqual([]);
    expect(new Set(used)).toContain('arrow');
  });

  test('holds no colour of its own', () => {
    for (const svg of documents()) {
      expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b(?!")|rgb|hsl|style=|<style/i);
      expect(svg).not.toMatch(/(?:fill|stroke|stop-color)="(?!url\()/);
    }
  });

  test('writes paths in whole numbers, and thin lines in tenths', () => {
    for (const svg of documents()) {
      const paths = [...svg.matchAll(/<path([^>]*) d="([^"]*)"/g)];
      const finer = paths.filter(([, , d]) => d?.includes('.'));
      for (const [, attributes, d] of finer) {
        expect(attributes).toMatch(/class="(?:crease|strand|fold)"/);
        expect(d).not.toMatch(/\.\d\d/);
      }
      expect(finer.length).toBeLessThan(paths.length);
    }
  });

  test('names its parts so that many drawings can stand on one page', () => {
    const ids = documents().flatMap((svg) =>
      [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of documents()) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });

  test('is the same for the same motion, byte for byte', () => {
    expect(drawFrames(tilt, PEOPLE.ravi, SMALL)).toEqual(drawn.get('neck-side-tilt'));
  });

  test('changes with the person', () => {
    const other = drawFrames({ ...tilt, frames: [{}] }, PEOPLE.amara, SMALL);
    expect(other.frames[0]).not.toEqual(drawn.get('neck-side-tilt')?.frames[0]);
  });

  test('shows the zoom only where the motion asks for one', () => {
    expect(drawn.get('heel-raise')?.frames[0]).toContain('inset-ring');
    expect(drawn.get('toe-lift')?.frames[0]).not.toContain('inset-ring');
  });

  test('shows the start as a ghost on the thumbnail alone', () => {
    const { frames = [], thumbnail } = drawn.get('neck-side-tilt') ?? {};
    expect(thumbnail).toContain('class="ghost"');
    for (const frame of frames) expect(frame).not.toContain('class="ghost"');
  });
});

test('every class has its colours in every theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    const css = styleSheet(PEOPLE.mei, theme);
    for (const name of CLASSES) expect(css).toMatch(new RegExp(`\\.${name}\\{[^}]+\\}`));
  }
});

test('a drawing with its style stands alone, on its panel', async () => {
  const [svg = ''] = drawn.get('tendon-glide')?.frames ?? [];
  const alone = withStyle(svg, styleSheet(PEOPLE.mei, 'light'), true);
  const { data } = await sharp(Buffer.from(alone)).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0xf3, 0xf6, 0xfa]);
});
