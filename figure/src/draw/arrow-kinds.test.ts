import { expect, test } from 'vitest';
import type { ArrowSpec, Keyframe, Motion, TwistArrow } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { heading, pointDistance, type Point } from '../trace/point.ts';
import { planArrows, type Filmed } from './arrow-paths.ts';
import { sceneClusters } from './scene-clusters.ts';
import { glimpse, toPicture, unitsPerCm } from './picture.ts';

const TILTS: Keyframe[] = [{}, { 'neck.lat': 20 }, { 'neck.lat': 38 }];
const ROUND: Keyframe[] = [
  { 'neck.flex': 25 },
  { 'neck.lat': 25 },
  { 'neck.flex': -25 },
  { 'neck.lat': -25 },
];

const EIGHT: Keyframe[] = [
  { 'neck.lat': 25, 'neck.flex': 25 },
  {},
  { 'neck.lat': -25, 'neck.flex': -25 },
  { 'neck.lat': -25, 'neck.flex': 25 },
  {},
  { 'neck.lat': 25, 'neck.flex': -25 },
];

function film(arrow: ArrowSpec, frames: readonly Keyframe[], changes: Partial<Motion> = {}) {
  const motion: Motion = {
    id: 'arrows',
    base: 'standing',
    view: 'bust-front',
    focus: ['neck'],
    frames,
    arrows: [arrow],
    ...changes,
  };
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  const camera = frameMotion(motion, skeletons);
  const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, PEOPLE.tom));
  const pictures = bodies.map((clusters) => glimpse(clusters, camera, 40));
  const filmed: Filmed = { motion, poses, skeletons, pictures, bodies };
  return { ...filmed, arrows: planArrows(filmed) };
}

function spotsOf({ skeletons, pictures }: Filmed, landmark: Landmark): Point[] {
  return skeletons.flatMap((skeleton) =>
    pictures.slice(0, 1).map((picture) => toPicture(picture, landmarkPoint(skeleton, landmark))),
  );
}

const nearest = (points: readonly Point[], spot: Point) =>
  Math.min(...points.map((point) => pointDistance(point, spot)));

/** Degrees, clockwise in the picture, around the line's middle. */
function sweep(points: readonly Point[]): number {
  const mean = (axis: 0 | 1) => {
    const values = points.map((p) => p[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [cx, cy] = [mean(0), mean(1)];
  const angles = points.map(([x, y]) => Math.atan2(y - cy, x - cx));
  const turns = angles.slice(1).map((angle, i) => {
    const by = angle - (angles[i] ?? 0);
    return by - 2 * Math.PI * Math.round(by / (2 * Math.PI));
  });
  return (turns.reduce((sum, by) => sum + by, 0) * 180) / Math.PI;
}

test('an arrow over the whole motion stands in every frame and in every thumbnail', () => {
  const { arrows } = film({ track: 'crown' }, TILTS);
  expect(arrows).toMatchObject([{ frame: null, leadsTo: null }]);
});

test('an arrow for each step stands in the frame that it leaves and leads to the next', () => {
  const { arrows } = film({ track: 'crown', stepwise: true }, TILTS);
  expect(arrows.map(({ frame, leadsTo }) => [frame, leadsTo])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('in a cycle the last step leads back to the first frame', () => {
  const { arrows } = film({ track: 'crown', stepwise: true }, TILTS, { loop: 'cycle' });
  expect(arrows.map(({ frame, leadsTo }) => [frame, leadsTo])).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
  ]);
});

test('a step in which the landmark stays has no arrow', () => {
  const frames = [{}, { 'neck.lat': 30 }, { 'neck.lat': 30 }];
  const { arrows } = film({ track: 'crown', stepwise: true }, frames);
  expect(arrows.map(({ frame }) => frame)).toEqual([0]);
});

test('a path may begin at a later frame', () => {
  const frames = [{ 'neck.lat': -30 }, {}, { 'neck.lat': 38 }];
  const over = { track: 'crown', over: true, offset: 0 } as const;
  const filmed = film({ ...over, from: 1 }, frames);
  const [start = [0, 0], begun = [0, 0]] = spotsOf(filmed, 'crown');
  const [arrow] = filmed.arrows;
  expect(nearest(arrow?.points ?? [], begun)).toBeLessThan(12);
  expect(nearest(arrow?.points ?? [], start)).toBeGreaterThan(60);
});

test('a cycle is a ring that is left open, and turns as the landmark turns', () => {
  const there = film({ track: 'crown' }, ROUND, { loop: 'cycle', view: 'bust-above' });
  const back = film({ track: 'crown' }, ROUND.toReversed(), { loop: 'cycle', view: 'bust-above' });
  const [one, other] = [there, back].map(({ arrows }) => sweep(arrows[0]?.points ?? []));
  expect(Math.abs(one ?? 0)).toBeGreaterThan(250);
  expect(Math.abs(one ?? 0)).toBeLessThan(330);
  expect(Math.sign(one ?? 0)).toBe(-Math.sign(other ?? 0));
});

const eight = (wholePath: boolean) =>
  film({ track: 'crown', wholePath, over: true, offset: 0 }, EIGHT, {
    loop: 'cycle',
    view: 'bust-above',
  });

test('along the whole path of a cycle the arrow draws an eight, whose ends do not meet', () => {
  const [whole, ring] = [eight(true), eight(false)];
  const [, crossing = [0, 0]] = spotsOf(whole, 'crown');
  const points = whole.arrows[0]?.points ?? [];
  expect(nearest(points, crossing)).toBeLessThan(28);
  expect(nearest(ring.arrows[0]?.points ?? [], crossing)).toBeGreaterThan(40);
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  expect(pointDistance(first, last)).toBeGreaterThan(5);
  expect(whole.arrows).toMatchObject([{ frame: null, leadsTo: null }]);
});

/** Units of the view box between the arrow and the crown's first place. */
const way = (spec: ArrowSpec) => {
  const filmed = film(spec, TILTS);
  const [crown = [0, 0]] = spotsOf(filmed, 'crown');
  return nearest(filmed.arrows[0]?.points ?? [], crown);
};

test('an arrow lies over the body only where it is told to', () => {
  expect(way({ track: 'crown', offset: 0, over: true })).toBeLessThan(12);
  expect(way({ track: 'crown', offset: 0 })).toBeGreaterThan(20);
});

test('an arrow may be shifted: centimetres right and up', () => {
  const spec = { track: 'crown', over: true } as const;
  const still = film(spec, TILTS);
  const moved = film({ ...spec, shift: [4, 6] }, TILTS);
  const [a = [0, 0], b = [0, 0]] = [still, moved].map(({ arrows }) => arrows[0]?.points[0]);
  const [picture, skeleton] = [still.pictures[0], still.skeletons[0]];
  if (!picture || !skeleton) throw new Error('There is no picture');
  const unit = unitsPerCm(picture, landmarkPoint(skeleton, 'crown'));
  expect(b[0] - a[0]).toBeCloseTo(4 * unit, 3);
  expect(b[1] - a[1]).toBeCloseTo(-6 * unit, 3);
});

test('a press begins beside its landmark, points where it pushes, and stands in the last frame', () => {
  const press = { press: 'L.shoulder', towards: [1, 0, 0] } as const;
  const filmed = film(press, [{}, {}, {}]);
  expect(filmed.arrows).toMatchObject([{ frame: 2, leadsTo: 2 }]);
  const points = filmed.arrows[0]?.points ?? [];
  const [tail = [0, 0], tip = [0, 0]] = [points[0], points.at(-1)];
  const [shoulder = [0, 0]] = spotsOf(filmed, 'L.shoulder');
  const [picture, skeleton] = [filmed.pictures[0], filmed.skeletons[0]];
  if (!picture || !skeleton) throw new Error('There is no picture');
  const unit = unitsPerCm(picture, landmarkPoint(skeleton, 'L.shoulder'));
  expect(heading(tail, tip)[0]).toBeCloseTo(1, 3);
  expect((tail[0] - shoulder[0]) / unit).toBeCloseTo(4, 1);
  expect(pointDistance(tail, tip) / unit).toBeCloseTo(12, 1);
});

test('a press from an earlier frame on stands in each, and may end before its landmark', () => {
  const press = { press: 'L.shoulder', towards: [-1, 0, 0], offset: -16, from: 1 } as const;
  const filmed = film(press, [{}, {}, {}]);
  expect(filmed.arrows.map(({ frame }) => frame)).toEqual([1, 2]);
  const [shoulder = [0, 0]] = spotsOf(filmed, 'L.shoulder');
  const tip = filmed.arrows[0]?.points.at(-1) ?? [0, 0];
  expect(tip[0]).toBeGreaterThan(shoulder[0]);
  expect(pointDistance(tip, shoulder)).toBeLessThan(80);
});

const twisted = (about: TwistArrow['about'], shown: Pick<TwistArrow, 'from' | 'to'> = {}) =>
  film({ twist: 'chest', about, ...shown }, TILTS).arrows;

test('a turning force is an arc that turns clockwise, seen along its axis', () => {
  const [[away], [towards]] = [twisted([0, 0, -1]), twisted([0, 0, 1])];
  expect(sweep(away?.points ?? [])).toBeGreaterThan(200);
  expect(sweep(towards?.points ?? [])).toBeLessThan(-200);
});

const framesOf = (shown: Pick<TwistArrow, 'from' | 'to'>) =>
  twisted([0, 0, 1], shown).map(({ frame }) => frame);

test('a force shows in the frames from its first to its last', () => {
  expect(framesOf({})).toEqual([2]);
  expect(framesOf({ from: 1 })).toEqual([1, 2]);
  expect(framesOf({ from: 0, to: 1 })).toEqual([0, 1]);
});

test('around an axis that stands almost upright the arc passes in front, as the head turns', () => {
  const [arrow] = twisted([0.2, 1, 0.4]);
  const points = arrow?.points ?? [];
  const [tail = [0, 0], middle = [0, 0], tip = [0, 0]] = [points[0], points[16], points.at(-1)];
  expect(tip[0]).toBeGreaterThan(tail[0]);
  expect(middle[1]).toBeGreaterThan(Math.max(tail[1], tip[1]));
});
