import { direct, place } from '../math/frame.ts';
import { dot, mix, subtract, unit, type Vector } from '../math/vector.ts';
import type { Build, Person } from '../people/person.ts';
import type { Pair } from '../pose/side.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import { UPPER_THORACIC } from '../skeleton/proportions.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { columnBetween } from './column.ts';
import { cluster, type Branch, type Cluster } from './cluster.ts';
import { cutAt, ellipsoid, roundCone, type Primitive } from './primitive.ts';

/** End of a short sleeve, as a share of the upper arm. */
export const SLEEVE_END = 0.55;

/** Centimetres from the bone: a short sleeve stands off, a long one meets its lower half without a step. */
const SLEEVE_WIDTH = { short: 5.35, long: 4.95 };

/** Centimetres from L4 up to the middle of a pregnant belly. */
const BELLY_UP = 5;

/** The sleeves' branches in the shirt's cluster: the branch's index plus 1. */
export const SLEEVE_BRANCH: Pair<number> = { left: 1, right: 2 };

export function torsoCluster(skeleton: Skeleton, { build, sleeves }: Person): Cluster {
  const arms = [skeleton.arms.left, skeleton.arms.right];
  const belly = place(skeleton.lowerLumbar, [0, BELLY_UP, build.child]);
  return cluster('torso', 'shirt', {
    root: [
      ...trunk(skeleton, build),
      ...arms.flatMap((arm) => shoulderGirdle(skeleton, arm, build)),
      ...(build.chest > 0 ? chest(skeleton, build) : []),
    ],
    branches: arms.map((arm) => sleeve(skeleton, arm, build, sleeves)),
    columns: [
      columnBetween(skeleton.pelvis.origin, skeleton.neck.origin, 15),
      ...arms.map(({ shoulder, elbow }) => columnBetween(shoulder, elbow, 5)),
      // Lit as a ball: its lower half lies in shade, from in front too.
      ...(build.child > 0 ? [columnBetween(belly, belly, 13)] : []),
    ],
  });
}

function wide(x: number, y: number, z: number, width: number, depth: number): Vector {
  return [x * width, y, z * depth];
}

function trunk(skeleton: Skeleton, { trunk: t, belly: b, hips, child, stoop }: Build): Primitive[] {
  const { pelvis, lowerLumbar, upperLumbar, lowerThorax, upperThorax } = skeleton;
  // A pregnant belly lifts the hem in front.
  const hem = cutAt(pelvis, place(pelvis, [0, 3.2, 0]), unit([0, -1, 0.02 * child]));
  const swell: Primitive[] =
    child === 0
      ? []
      : [ellipsoid(lowerLumbar, [0, BELLY_UP, child], [15.6, 12, 12.4], { blend: 5, cut: hem })];
  const round: Primitive[] =
    stoop === 0 ? [] : [ellipsoid(upperThorax, [0, 6, -stoop], [11, 11, 9], { blend: 5 })];
  return [
    ellipsoid(pelvis, [0, 5.5, -0.4], wide(16.4, 11, 11.2, hips, (hips + b) / 2), { cut: hem }),
    ellipsoid(lowerLumbar, [0, 3.5, 1.6 * b], wide(14.6, 11.5, 10.4, t, b), {
      blend: 4,
      cut: hem,
    }),
    ellipsoid(upperLumbar, [0, 3.5, 1.2 * b], wide(13.9, 11.5, 10, t, b), { blend: 4 }),
    ellipsoid(lowerThorax, [0, 4.5, 1.4], wide(15.2, 12.5, 11.2, t, t), { blend: 4 }),
    ellipsoid(upperThorax, [0, 2.8, 1.4], wide(15.6, 10.5, 10.4, t, t), { blend: 4 }),
    ...swell,
    ...round,
  ];
}

function shoulderGirdle(
  { neck, lowerThorax, upperThorax }: Skeleton,
  arm: ArmBones,
  build: Build,
): Primitive[] {
  const { out, shoulder } = arm;
  const top = place(upperThorax, [0, UPPER_THORACIC, -1]);
  const joint = 0.5 + build.limbs / 2;
  return [
    roundCone(
      place(neck, [out * 2.6, 1.3, -1.2]),
      mix(shoulder, top, 0.3),
      [3.4 * build.neck, 4.2],
      { blend: 6 },
    ),
    roundCone(place(upperThorax, [out * 4, UPPER_THORACIC - 6, 0]), shoulder, [6, 4.9 * joint], {
      blend: 4,
    }),
    roundCone(shoulder, place(upperThorax, [out * 6, 3.5, 4.5]), [5 * joint, 6], { blend: 4 }),
    roundCone(shoulder, place(lowerThorax, [out * 9.5, 3, -2]), [5 * joint, 6], { blend: 4 }),
  ];
}

function chest({ upperThorax }: Skeleton, build: Build): Primitive[] {
  return [1, -1].map((out) =>
    ellipsoid(upperThorax, [out * 5.2, -1.8, 8.6], [6.4, 6, 4.4 + build.chest], { blend: 6 }),
  );
}

/**
 * Cloth at the armpit, pulled in as the arm is raised. Only a short sleeve is cut: on a long one the cut's edge
 * would show as a seam.
 */
function sleeve(
  { upperThorax }: Skeleton,
  arm: ArmBones,
  build: Build,
  sleeves: Person['sleeves'],
): Branch {
  const along = unit(subtract(arm.elbow, arm.shoulder));
  const down = direct(upperThorax, [0, -1, 0]);
  const raised = Math.acos(Math.min(1, Math.max(-1, dot(along, down))));
  const point = (t: number) => mix(arm.shoulder, arm.elbow, t);
  const width = build.limbs;
  return {
    blend: 0.5 + 3.2 * Math.min(1, raised / 1.6),
    primitives: [
      roundCone(arm.shoulder, point(0.62), [5.6 * width, SLEEVE_WIDTH[sleeves] * width], {
        ...(sleeves === 'short' && {
          cut: { normal: along, height: dot(along, point(SLEEVE_END)) },
        }),
      }),
    ],
  };
}

export function longSleeve(arm: ArmBones, { build: { limbs: width } }: Person): Cluster {
  const upper = (t: number) => mix(arm.shoulder, arm.elbow, t);
  const lower = (t: number) => mix(arm.elbow, arm.wrist, t);
  const along = unit(subtract(arm.wrist, arm.elbow));
  const root = [
    roundCone(upper(0.4), arm.elbow, [5.1 * width, 4.7 * width]),
    roundCone(arm.elbow, lower(0.3), [4.7 * width, 4.7 * width], { blend: 1.5 }),
    roundCone(lower(0.3), lower(0.96), [4.7 * width, 3.7 * width], {
      blend: 1.5,
      cut: { normal: along, height: dot(along, lower(0.9)) },
    }),
  ];
  const columns = [
    columnBetween(arm.shoulder, arm.elbow, 5),
    columnBetween(arm.elbow, arm.wrist, 4.2),
  ];
  return cluster('torso', 'shirt', { root, columns }, arm.side);
}
