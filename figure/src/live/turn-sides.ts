import type { Cluster } from '../body/cluster.ts';
import { aboutY, compose, rotate, toDegrees, transpose } from '../math/rotation.ts';
import { clamp, mix } from '../math/vector.ts';
import { framingWith, type Framing } from '../motion/frame-motion.ts';
import { poseAt } from '../motion/pose-at.ts';
import { MOVEMENTS, type Movement, type Pose } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import type { Camera, Subject } from '../scene/camera.ts';
import { basePose, placeOf } from '../scene/place.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { mirrorPose, otherSide } from './mirror-pose.ts';
import { orbitCamera } from './orbit.ts';
import type { Stage } from './stage.ts';

/** Degrees: a limb that differs by more between the sides moves through the base pose, so that legs uncross. */
const STRAIGHT_ACROSS = 20;

/**
 * The way from the first side's start, the mirror image, to the second's. The chair stays, the
 * figure moves from one start to the other, and the camera from the one side's place to the
 * other's.
 */
export type SideTurn = {
  readonly skeleton: Skeleton;
  readonly camera: Camera;
  /** Remaining degrees of the turn of a wall beside the figure. */
  readonly wallTurn: number;
  /** From 0 to 1, at rest at both ends. */
  readonly done: number;
};

/**
 * @param turn from 0 to 1.
 * @param yaw degrees by which the user has turned the figure, like `pitch`.
 */
export function turnSides(stage: Stage, turn: number, yaw: number, pitch: number): SideTurn {
  const { plan, motion } = stage.figure;
  const done = ease(turn);
  const start = poseAt(plan, 0);
  const skeleton = onTheFloor(
    start,
    poseBetweenSides(start, basePose(plan.base), turn),
    motion.base,
  );
  const [first, second] = framingBetweenSides(stage.framing, skeleton, stage, done);
  const filmed = (framing: Framing) => orbitCamera(framing, yaw, pitch);
  const side = placeOf(motion.base).wall?.where;
  return {
    skeleton,
    camera: mixCameras(filmed(first), filmed(second), done),
    wallTurn: side === 'left' ? 180 * (1 - done) : 0,
    done,
  };
}

export function turnWalls(clusters: readonly Cluster[], degrees: number): Cluster[] {
  if (degrees === 0) return [...clusters];
  const turn = aboutY(degrees);
  return clusters.map((cluster) => {
    if (cluster.material !== 'wall') return cluster;
    const root = cluster.root.map((p) =>
      p.kind === 'box'
        ? { ...p, centre: rotate(turn, p.centre), toLocal: compose(p.toLocal, transpose(turn)) }
        : p,
    );
    return { ...cluster, root };
  });
}

function poseBetweenSides(second: Pose, base: Pose, turn: number): Pose {
  const first = mirrorPose(second);
  const half = (m: Movement): number => {
    const isLimb = otherSide(m) !== m;
    const isFar = isLimb && Math.abs(first[m] - second[m]) > STRAIGHT_ACROSS;
    return isFar ? base[m] : (first[m] + second[m]) / 2;
  };
  const [from, to] = turn < 0.5 ? [first, half] : [half, second];
  const along = ease(turn < 0.5 ? turn * 2 : turn * 2 - 1);
  const at = (pose: Pose | typeof half, m: Movement) =>
    typeof pose === 'function' ? pose(m) : pose[m];
  return Object.fromEntries(
    MOVEMENTS.map((m) => [m, at(from, m) + (at(to, m) - at(from, m)) * along]),
  ) as Pose;
}

/** Keeps the lower foot of a standing figure at its starting height. */
function onTheFloor(start: Pose, pose: Pose, base: Stage['figure']['motion']['base']): Skeleton {
  const skeleton = forwardKinematics(pose);
  if (base === 'seated' || base === 'desk') return skeleton;
  const off = lowest(forwardKinematics(start)) - lowest(skeleton);
  return forwardKinematics({ ...pose, 'pelvis.up': pose['pelvis.up'] + off });
}

function lowest(skeleton: Skeleton): number {
  const soles = SIDES.flatMap((side) => {
    const letter = side === 'left' ? 'L' : 'R';
    return (['heel', 'ball', 'toe'] as const).map(
      (part) => landmarkPoint(skeleton, `${letter}.${part}`)[1],
    );
  });
  return Math.min(...soles);
}

/**
 * The first side's subjects and the second's, with the figure as it stands now, from a direction that avoids
 * the wall.
 */
function framingBetweenSides(
  second: Framing,
  skeleton: Skeleton,
  { figure: { motion, shown } }: Stage,
  done: number,
): readonly [Framing, Framing] {
  const [x, y, z] = second.direction;
  const yaw = toDegrees(Math.atan2(x, z));
  const wall = placeOf(motion.base).wall?.where;
  const isShort = wall === 'front' ? false : wall === 'back' ? true : Math.abs(yaw) <= 90;
  const sweep = isShort ? 2 * yaw : 2 * yaw - 360 * Math.sign(yaw);
  const direction = rotate(aboutY(-sweep * (1 - done)), [x, y, z]);
  const now = framingWith(motion, [skeleton], shown).subjects;
  const withNow = (framing: Framing): Framing => ({
    ...framing,
    direction,
    subjects: [...framing.subjects, ...now],
  });
  return [withNow(mirrorFraming(second)), withNow(second)];
}

export function mirrorFraming(framing: Framing): Framing {
  const subjects = framing.subjects.map(([[x, y, z], radius]): Subject => [[-x, y, z], radius]);
  return { ...framing, subjects };
}

function mixCameras(a: Camera, b: Camera, t: number): Camera {
  const halfHeight = a.halfHeight + (b.halfHeight - a.halfHeight) * t;
  return { ...b, eye: mix(a.eye, b.eye, t), halfHeight };
}

function ease(t: number): number {
  const s = clamp(t, 0, 1);
  return s * s * (3 - 2 * s);
}
