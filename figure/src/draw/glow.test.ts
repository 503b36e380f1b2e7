import { expect, test } from 'vitest';
import sharp from 'sharp';
import { localize, type Frame } from '../math/frame.ts';
import type { Keyframe, Motion, View } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import type { Base } from '../scene/place.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { sceneClusters } from './scene-clusters.ts';
import { glowMarkup, litPixels } from './glow.ts';
import { glowPlace } from './glow-spread.ts';
import { positionAt, toPicture, unitsPerCm } from './picture.ts';

const SIZE = 120;
/** 0 to 255; leaves out the rim of a glow, where it fades into its neighbours. */
const VISIBLE = 30;

async function glowing(
  view: View,
  focus: readonly Landmark[],
  frame: Keyframe = {},
  base: Base = 'standing',
) {
  const motion: Motion = { id: 'glow', base, view, focus, frames: [frame], whole: true };
  const { buffer, clusters, skeleton } = sceneOf(motion);
  const glows = focus.map((landmark) => ({ landmark, strength: 1 }));
  const svg = glowMarkup(buffer, clusters, skeleton, glows, 'glow-0');
  const pixels = await visiblePixels(svg);
  const shown = pixels.map((i) => clusters[buffer.cluster[i] ?? -1]);
  return { svg, pixels, shown, skeleton, buffer };
}

const scenes = new Map<string, ReturnType<typeof castScene>>();

/** Cast once for each view and pose. */
function sceneOf(motion: Motion) {
  const key = JSON.stringify([motion.base, motion.view, motion.frames]);
  const scene = scenes.get(key) ?? castScene(motion);
  scenes.set(key, scene);
  return scene;
}

function castScene(motion: Motion) {
  const [skeleton] = solveMotion(motion).map(forwardKinematics);
  if (skeleton === undefined) throw new Error('There is no skeleton');
  const clusters = sceneClusters(skeleton, motion, PEOPLE.tom);
  const buffer = rayMarch(clusters, frameMotion(motion, [skeleton]), SIZE);
  return { skeleton, clusters, buffer };
}

/** Centimetres above the head's joint with the neck. */
const MOUTH = 2.4;

/** Pixels of the buffer's raster with visible glow. */
async function visiblePixels(svg: string): Promise<number[]> {
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="${SIZE}" height="${SIZE}"><style>.glow{stop-color:#F00}</style>${svg}</svg>`;
  const raw = await sharp(Buffer.from(alone)).ensureAlpha().raw().toBuffer();
  return Array.from({ length: SIZE * SIZE }, (_, i) => i).filter(
    (i) => (raw[i * 4 + 3] ?? 0) > VISIBLE,
  );
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}

test('the glow stands around its joint, as wide as the joint asks', async () => {
  const { svg, pixels, skeleton, buffer } = await glowing('lower-front', ['L.knee']);
  const knee = landmarkPoint(skeleton, 'L.knee');
  const [cx, cy] = toPicture(buffer, knee);
  const radius = 13 * unitsPerCm(buffer, knee);
  expect(svg).toContain(`cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(radius)}"`);
  expect(pixels.length).toBeGreaterThan(50);
  for (const i of pixels) {
    const [x, y] = [((i % SIZE) + 0.5) * 10, (Math.floor(i / SIZE) + 0.5) * 10];
    expect(Math.hypot(x - cx, y - cy)).toBeLessThan(radius + 10);
  }
});

test('a wrist lights the arm, not the trousers behind it', async () => {
  const { shown } = await glowing('front', ['L.wrist'], { 'L.shoulder.abd': -6 });
  expect(shown.length).toBeGreaterThan(5);
  expect(share(shown, (cluster) => cluster?.part === 'arm')).toBeGreaterThan(0.85);
});

test('of two hands laid together the joint lights its own', async () => {
  const { shown } = await glowing('hands-front', ['L.palm'], { 'B.on': 'prayer' });
  expect(shown.length).toBeGreaterThan(50);
  expect(share(shown, (cluster) => cluster?.side === 'left')).toBeGreaterThan(0.85);
});

test('a joint behind the body has no glow, and what stands before it does not light up', async () => {
  for (const joint of ['wrist', 'shoulder'] as const) {
    expect((await glowing('upper-side', [`R.${joint}`])).svg).toBe('');
    expect((await glowing('upper-side', [`L.${joint}`])).svg).not.toBe('');
  }
});

test('the glow of the neck leaves the face dark, however low the chin is', async () => {
  const { pixels, shown, skeleton, buffer } = await glowing('bust-front', ['neck'], {
    'neck.flex': 40,
  });
  const heights = pixels
    .filter((_, i) => shown[i]?.part === 'head')
    .map((i) => localize(skeleton.head, positionAt(buffer, i)))
    .filter(([, , z]) => z > 2)
    .map(([, y]) => y);
  expect(pixels.length).toBeGreaterThan(50);
  expect(heights.filter((y) => y > MOUTH)).toEqual([]);
});

test('a joint that is not in the picture has no glow', async () => {
  expect((await glowing('bust-front', ['L.ankle'])).svg).toBe('');
});

test('each joint has a gradient of its own, named after the drawing', async () => {
  const { svg } = await glowing('front', ['L.knee', 'R.knee']);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['glow-0-glow-0', 'glow-0-glow-1']);
  for (const id of ids) expect(svg).toContain(`fill="url(#${id})"`);
});

/** The direction of a landmark's working side, in the frame of its part of the body. */
const WORKS: readonly [focus: Landmark, frame: (k: Skeleton) => Frame, from: number, to: number][] =
  [
    ['upperBack', (k) => k.upperThorax, -20, 2],
    ['lowerBack', (k) => k.upperLumbar, -20, 2],
    ['chest', (k) => k.upperThorax, 2, 30],
    ['L.glute', (k) => k.pelvis, -30, 0],
    ['R.calf', (k) => k.legs.right.shank, -20, 1],
  ];
const VIEWS: readonly View[] = [
  'front',
  'three-quarter',
  'side',
  'back',
  'upper-back',
  'lower-side',
];

test.each(VIEWS)(
  'seen %s, only the side of the body that works glows, and never a shoe',
  (view) => {
    for (const [focus, frameOf, from, to] of WORKS) {
      const { skeleton, lit } = glowPixels(view, focus);
      const depths = lit.map(({ point }) => localize(frameOf(skeleton), point)[2]);
      const wrong = depths.filter((z) => z < from || z > to + 0.3);
      expect(wrong).toEqual([]);
    }
    for (const focus of ['L.ankle', 'L.ball', 'L.toe', 'L.heel', 'L.outerEdge'] as const) {
      const materials = glowPixels(view, focus).lit.map(({ material }) => material);
      expect(materials.filter((material) => material === 'shoe' || material === 'sole')).toEqual(
        [],
      );
    }
  },
);

test('where the working side faces the camera it glows', () => {
  for (const focus of ['upperBack', 'lowerBack', 'L.glute', 'R.calf'] as const) {
    expect(glowPixels('back', focus).lit.length).toBeGreaterThan(10);
  }
  expect(glowPixels('front', 'chest').lit.length).toBeGreaterThan(10);
});

test('from the front a working back shows at most as a rim, fainter than from behind', () => {
  for (const focus of ['upperBack', 'lowerBack'] as const) {
    const front = glowPixels('front', focus).lit.length;
    expect(front).toBeLessThan(glowPixels('back', focus).lit.length / 3);
  }
});

function glowPixels(view: View, focus: Landmark) {
  const frames = [{}];
  const base = 'standing';
  const motion: Motion = { id: 'glow', base, view, focus: [focus], frames, whole: true };
  const { buffer, clusters, skeleton } = sceneOf(motion);
  const isLit = litPixels(
    buffer,
    clusters,
    skeleton,
    glowPlace(skeleton, clusters, focus, buffer.camera),
  );
  const lit = Array.from(buffer.cluster, (_, i) => i)
    .filter(isLit)
    .map((i) => ({
      point: positionAt(buffer, i),
      material: clusters[buffer.cluster[i] ?? -1]?.material,
    }));
  return { skeleton, lit };
}
