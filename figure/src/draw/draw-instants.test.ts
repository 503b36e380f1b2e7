import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import type { FigureMotion } from '../motion/figure-motion.ts';
import { planMotion } from '../motion/plan-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { drawFrames, type Svg } from './draw-frames.ts';
import { drawInstants } from './draw-instants.ts';
import { mirrorDrawing } from './mirror-drawing.ts';
import { styleSheet, withStyle } from './theme.ts';

const SMALL = 150;
const sample = SAMPLES.find(({ id }) => id === 'neck-side-tilt');
if (sample === undefined) throw new Error('The sample is there');
const motion = { ...sample, arrows: [] };
const figure: FigureMotion = {
  person: 'ravi',
  motion,
  shown: { crop: 'bust', arms: [] },
  plan: planMotion(motion),
  arrows: [],
  insetCentre: null,
};

async function pixelsOf(svg: Svg): Promise<Buffer> {
  const coloured = withStyle(svg, styleSheet(PEOPLE.ravi, 'light'), true);
  return sharp(Buffer.from(coloured)).resize(SMALL, SMALL).greyscale().raw().toBuffer();
}

/** The share of clearly different pixels. */
async function difference(one: Svg, other: Svg): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 40).length / a.length;
}

test('at the time of a keyframe the drawing is that of the keyframe; in between it is another', async () => {
  const { frames } = drawFrames(motion, PEOPLE.ravi, SMALL);
  const { times } = figure.plan;
  const drawn = [
    ...drawInstants(
      figure,
      times.map((time) => ({ time, turn: 1, frame: null })),
      SMALL,
    ),
  ];
  expect(drawn).toHaveLength(frames.length);
  for (const [i, svg] of drawn.entries()) {
    expect(await difference(svg, frames[i] ?? '')).toBeLessThan(0.002);
  }
  const [between = ''] = drawInstants(
    figure,
    [{ time: (times[1] ?? 0) / 2, turn: 1, frame: null }],
    SMALL,
  );
  for (const svg of drawn.slice(0, 2)) expect(await difference(svg, between)).toBeGreaterThan(0.01);
});

test('an arrow of one keyframe shows with it alone, another always', () => {
  const points = [
    [0, 100, 20],
    [20, 100, 20],
    [40, 100, 20],
  ] as const;
  const withArrows = { ...figure, arrows: [0, null].map((frame) => ({ points, frame })) };
  const instants = [0, 1].map((frame) => ({ time: 0, turn: 1, frame }));
  const counts = [...drawInstants(withArrows, instants, SMALL)].map(
    (svg) => [...svg.matchAll(/class="arrow-head"/g)].length,
  );
  expect(counts).toEqual([2, 1]);
});

test('half of a turn is the mirror image of the other half', async () => {
  const seenFromAside = { ...figure, motion: { ...motion, view: 'three-quarter' as const } };
  const instants = [0.3, 0.7].map((turn) => ({ time: 0, turn, frame: null }));
  const [early = '', late = ''] = drawInstants(seenFromAside, instants, SMALL);
  expect(await difference(mirrorDrawing(early), late)).toBeLessThan(0.004);
  expect(await difference(early, late)).toBeGreaterThan(0.02);
});

test('the round zoom goes out and comes back while the figure turns', async () => {
  const zoomed = {
    ...figure,
    motion: { ...motion, inset: 'L.wrist' as const },
    insetCentre: [262, 262] as const,
  };
  const instants = [0.5, 0.9, 1].map((turn) => ({ time: 0, turn, frame: null }));
  const drawn = [...drawInstants(zoomed, instants, SMALL)];
  const rings = drawn.map((svg) => [...svg.matchAll(/class="inset-ring"/g)].length);
  expect(rings).toEqual([0, 1, 1]);
  const [, fading = '', there = ''] = drawn;
  expect(fading).toMatch(/<g opacity="0\.\d+"><clipPath/);
  expect(there).not.toContain('<g opacity');
  for (const svg of drawn) {
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200);
  }
});
