import { mixPoses, type Pose } from '../pose/pose.ts';
import type { Cluster } from '../body/cluster.ts';
import { forceFrames, forcePoint, isForce } from '../motion/force-path.ts';
import type { ArrowSpec, ForceArrow, Motion, TrackArrow } from '../motion/motion.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { clamped, pointDistance, type Point } from '../trace/point.ts';
import { VIEW_BOX } from '../trace/path.ts';
import { meanOf, POINTS, range, resample, stretch, sweptArea } from './polyline.ts';
import { toPicture, unitsPerCm, type Picture } from './picture.ts';

export type ArrowPath = {
  readonly points: readonly Point[];
  /** The only frame that shows it, or null for all. */
  readonly frame: number | null;
  /** The frame that it leads to, whose thumbnail shows it. */
  readonly leadsTo: number | null;
  readonly spec: ArrowSpec;
  /** The frames of its way, from tail to tip; for a ring all that it goes around. */
  readonly way: readonly number[];
};

export type Filmed = {
  readonly motion: Motion;
  readonly poses: readonly Pose[];
  readonly skeletons: readonly Skeleton[];
  readonly pictures: readonly Picture[];
  readonly bodies: readonly (readonly Cluster[])[];
};

const STEPS = 10;
const MIN_LENGTH = 84;
/** Points that a closed path leaves out, so that its head does not meet its tail. */
const ROUND_GAP = 2;
/** Centimetres that a landmark must move between two frames to get an arrow. */
const MIN_TRAVEL = 1;
const RING = { min: 46, max: 120, sweep: Math.PI * 1.6, start: Math.PI * 0.9 };
/** Additional distances from the body to try, in centimetres. */
const EXTRA_DISTANCES = [0, 1.5, 3, 5, 7.5, 10, 13];

/** The arrows, moved so that they cover as little of the figure as possible. */
export function planArrows(filmed: Filmed): ArrowPath[] {
  const { motion, poses } = filmed;
  const last = poses.length - 1;
  if (last < 1) return [];
  return (motion.arrows ?? []).flatMap((spec): ArrowPath[] => {
    if (isForce(spec)) return forceArrows(filmed, spec);
    const always = { frame: null, leadsTo: null, spec };
    if (spec.wholePath) {
      const round = [...range(0, last), ...(motion.loop === 'cycle' ? [0] : [])];
      return [{ points: alongPath(filmed, spec, round), way: round, ...always }];
    }
    if (motion.loop === 'cycle' && !spec.stepwise) {
      return [{ points: ringAround(filmed, spec), way: range(0, last), ...always }];
    }
    if (!spec.stepwise) {
      const frames = range(spec.from ?? 0, last);
      return [{ points: alongPath(filmed, spec, frames), way: frames, ...always }];
    }
    const steps = motion.loop === 'cycle' ? poses.length : last;
    return range(0, steps - 1)
      .map((frame) => ({ frame, frames: [frame, (frame + 1) % poses.length] }))
      .filter(({ frames }) => moves(filmed, spec, frames))
      .map(({ frame, frames }) => ({
        points: alongPath(filmed, spec, frames),
        frame,
        leadsTo: frames[1] ?? null,
        spec,
        way: frames,
      }));
  });
}

function forceArrows({ motion, skeletons, pictures }: Filmed, spec: ForceArrow): ArrowPath[] {
  const [first, last] = forceFrames(spec, skeletons.length);
  return skeletons.flatMap((skeleton, frame): ArrowPath[] => {
    const picture = pictures[frame];
    if (frame < first || frame > last || picture === undefined) return [];
    const line = range(0, POINTS).map((i) =>
      toPicture(picture, forcePoint(motion, spec, skeleton, i / POINTS)),
    );
    const points = 'press' in spec ? stretch(resample(line), MIN_LENGTH) : line;
    return [{ points, frame, leadsTo: frame, spec, way: [frame] }];
  });
}

function trackPath(
  { poses, pictures }: Filmed,
  { track }: TrackArrow,
  frames: readonly number[],
): Point[] {
  const [picture] = pictures;
  if (picture === undefined) return [];
  const spot = (pose: Pose) => toPicture(picture, landmarkPoint(forwardKinematics(pose), track));
  return frames.slice(1).flatMap((to, i) => {
    const [a, b] = [clamped(poses, clamped(frames, i)), clamped(poses, to)];
    return range(i === 0 ? 0 : 1, STEPS).map((k) => spot(mixPoses(a, b, k / STEPS)));
  });
}

function moves(filmed: Filmed, spec: TrackArrow, frames: readonly number[]): boolean {
  const path = trackPath(filmed, spec, frames);
  const way = path.slice(1).reduce((sum, p, i) => sum + pointDistance(clamped(path, i), p), 0);
  return way > MIN_TRAVEL * scaleOf(filmed, spec);
}

function scaleOf({ skeletons, pictures }: Filmed, { track }: TrackArrow): number {
  const [skeleton, picture] = [skeletons[0], pictures[0]];
  return skeleton && picture ? unitsPerCm(picture, landmarkPoint(skeleton, track)) : 1;
}

function alongPath(filmed: Filmed, spec: TrackArrow, frames: readonly number[]): Point[] {
  const scale = scaleOf(filmed, spec);
  const tracked = resample(trackPath(filmed, spec, frames));
  const path = spec.wholePath ? tracked.slice(0, -ROUND_GAP) : stretch(tracked, MIN_LENGTH);
  const away = awayFromBody(filmed, path);
  const wanted = spec.offset ?? 3;
  const [dx, dy] = spec.shift ?? [0, 0];
  const candidates = (spec.over ? [1] : [1, -1]).flatMap((side) =>
    distancesFor(spec).map((further) => {
      const by = (wanted + further) * scale * side;
      const points = path.map(([x, y]): Point => [
        x + away[0] * by + dx * scale,
        y + away[1] * by - dy * scale,
      ]);
      const cost = further * 0.05 + (side === 1 ? 0 : 0.4);
      return { points, cost: cost + coverage(filmed, points, spec) };
    }),
  );
  return cheapest(candidates);
}

function ringAround(filmed: Filmed, spec: TrackArrow): Point[] {
  const { poses } = filmed;
  const scale = scaleOf(filmed, spec);
  const path = trackPath(filmed, spec, [...range(0, poses.length - 1), 0]);
  const centre = meanOf(path);
  const radius = (axis: 0 | 1) => {
    const extent = Math.max(...path.map((p) => Math.abs(p[axis] - centre[axis])));
    return Math.min(RING.max, Math.max(RING.min, extent + (spec.offset ?? 2) * scale));
  };
  const [rx, ry] = [radius(0), radius(1)];
  const turn = Math.sign(sweptArea(path, centre)) || 1;
  const away = awayFromBody(filmed, path);
  const [dx, dy] = spec.shift ?? [0, 0];
  const candidates = distancesFor(spec).map((further) => {
    const [cx, cy] = [
      centre[0] + (away[0] * further + dx) * scale,
      centre[1] + (away[1] * further - dy) * scale,
    ];
    const points = range(0, POINTS).map((i): Point => {
      const angle = RING.start + (turn * RING.sweep * i) / POINTS;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
    return { points, cost: further * 0.06 + coverage(filmed, points, spec) };
  });
  return cheapest(candidates);
}

function distancesFor({ over = false }: TrackArrow): readonly number[] {
  return over ? [0] : EXTRA_DISTANCES;
}

function cheapest(candidates: readonly { points: Point[]; cost: number }[]): Point[] {
  const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
  return best?.points ?? [];
}

/** The average cover over all frames, and the part outside the picture. */
function coverage(
  { pictures, bodies }: Filmed,
  points: readonly Point[],
  { from = 0 }: TrackArrow,
): number {
  const shown = pictures.slice(from);
  const hits = shown.flatMap((picture, i) =>
    points.map((p) => coverCost(bodies[from + i]?.[picture.clusterAt(p)])),
  );
  const covered = hits.reduce((sum, hit) => sum + hit, 0) / Math.max(1, hits.length);
  const edge = 24;
  const outside = points.filter(([x, y]) =>
    [x, y].some((v) => v < edge || v > VIEW_BOX - edge),
  ).length;
  return covered * 2.6 + (outside / points.length) * 8;
}

/** High for face and hair, low for furniture, 0 for the background. */
function coverCost(cluster: Cluster | undefined): number {
  if (cluster === undefined) return 0;
  if (cluster.part === 'furniture') return 0.4;
  return cluster.part === 'head' || cluster.part === 'hair' ? 2.5 : 1;
}

function awayFromBody({ pictures, skeletons, motion }: Filmed, path: readonly Point[]): Point {
  const [picture, skeleton, focus] = [pictures[0], skeletons[0], motion.focus[0]];
  if (!picture || !skeleton) return [0, -1];
  const middle = meanOf(path);
  const joint = focus && toPicture(picture, landmarkPoint(skeleton, focus));
  const chest = toPicture(picture, landmarkPoint(skeleton, 'chest'));
  const origin =
    joint && pointDistance(joint, middle) > 70
      ? joint
      : motion.closeUp
        ? ([600, 600] as const)
        : chest;
  const outwards: Point = [middle[0] - origin[0], middle[1] - origin[1]];
  const [start, end] = [clamped(path, 0), clamped(path, path.length - 1)];
  const chord = pointDistance(start, end);
  if (chord < 20) {
    const long = Math.hypot(...outwards) || 1;
    return [outwards[0] / long, outwards[1] / long];
  }
  const normal: Point = [-(end[1] - start[1]) / chord, (end[0] - start[0]) / chord];
  const side = normal[0] * outwards[0] + normal[1] * outwards[1] < 0 ? -1 : 1;
  return [normal[0] * side, normal[1] * side];
}
