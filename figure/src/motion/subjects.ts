import { place } from '../math/frame.ts';
import { add, mix, scale, unit, type Vector } from '../math/vector.ts';
import { FINGERS } from '../pose/range-of-motion.ts';
import { SIDES } from '../pose/side.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Subject } from '../scene/camera.ts';
import { placeOf } from '../scene/place.ts';
import type { Crop, Shown } from './crop.ts';
import type { FilmedParts } from './filmed-parts.ts';

/** Centimetres: the length of a press, the radius of a twist. */
export type ArrowSizes = { readonly press: number; readonly twist: number };

export function subjectsOf(
  motion: FilmedParts,
  shown: Shown,
  skeletons: readonly Skeleton[],
  sizes: ArrowSizes,
): Subject[] {
  const { crop } = shown;
  return [
    ...skeletons.flatMap((skeleton) => figureSubjects(skeleton, motion, shown)),
    ...(crop === 'full' || crop === 'knees' ? furnitureSubjects(motion, crop) : []),
    ...skeletons.flatMap((skeleton) => arrowSubjects(skeleton, motion, sizes)),
  ];
}

function figureSubjects(
  skeleton: Skeleton,
  { closeUp }: FilmedParts,
  { crop, arms: working }: Shown,
): Subject[] {
  const { arms, legs, pelvis, head, lowerThorax } = skeleton;
  const side = closeUp?.side ?? 'left';
  if (crop === 'hand') return handSubjects(arms[side], 0.95);
  if (crop === 'foot') return footSubjects(legs[side], 0.8);
  if (crop === 'fingers') return fingerSubjects(arms[side]);
  if (crop === 'toes') return toeSubjects(legs[side]);
  if (crop === 'hands') return SIDES.flatMap((s) => handSubjects(arms[s], 0.68));
  if (crop === 'feet') return SIDES.flatMap((s) => footSubjects(legs[s], 0.62));
  if (crop === 'lower') {
    return [
      [pelvis.origin, 18],
      ...working.map((s): Subject => [arms[s].hand.fingers.middle.joints[0], 5]),
      ...SIDES.flatMap((s) => legSubjects(legs[s])),
    ];
  }
  const shoulders = SIDES.map((s): Subject => [arms[s].shoulder, 10]);
  const top: Subject[] = [
    [landmarkPoint(skeleton, 'crown'), 2],
    [place(head, [0, 12, -3]), 13.5],
    ...shoulders,
  ];
  const limbs = working.flatMap((s): Subject[] => [
    [arms[s].elbow, 5],
    [arms[s].wrist, 4],
    [arms[s].hand.fingers.middle.joints[3], 2],
  ]);
  if (crop === 'bust') {
    const raised = SIDES.map((s) => arms[s]).filter((a) => a.wrist[1] > lowerThorax.origin[1] - 8);
    return [
      ...top,
      ...limbs,
      [place(lowerThorax, [0, 2, 0]), 14],
      ...raised.map((a): Subject => [a.elbow, 5]),
    ];
  }
  const feet =
    crop === 'full'
      ? SIDES.flatMap((s) => legSubjects(legs[s]))
      : crop === 'knees'
        ? SIDES.map((s): Subject => [mix(legs[s].knee, legs[s].ankle, 0.3), 6])
        : [];
  return [...top, ...limbs, ...feet, [pelvis.origin, 16]];
}

function arrowSubjects(skeleton: Skeleton, motion: FilmedParts, sizes: ArrowSizes): Subject[] {
  return (motion.arrows ?? []).flatMap((arrow): Subject[] => {
    if ('track' in arrow) {
      return [[landmarkPoint(skeleton, arrow.track), (arrow.offset ?? 3) + 1]];
    }
    if ('twist' in arrow) {
      const { twist, about, offset = 0, radius = sizes.twist } = arrow;
      return [[add(landmarkPoint(skeleton, twist), scale(unit(about), offset)), radius + 1]];
    }
    const { press, towards, offset = 4 } = arrow;
    const spot = (cm: number) => add(landmarkPoint(skeleton, press), scale(unit(towards), cm));
    return [
      [spot(offset), 2],
      [spot(offset + sizes.press), 2],
    ];
  });
}

function legSubjects(leg: LegBones): Subject[] {
  return [
    [leg.knee, 7],
    [leg.ankle, 6],
    [place(leg.foot, [0, -7, 18]), 2],
    [place(leg.foot, [0, -7, -7]), 1],
  ];
}

function handSubjects(arm: ArmBones, from: number): Subject[] {
  return [[mix(arm.elbow, arm.wrist, from), 4], ...fingerSubjects(arm)];
}

function fingerSubjects({ wrist, hand }: ArmBones): Subject[] {
  const fingers = FINGERS.flatMap((name): Subject[] => {
    const { joints } = hand.fingers[name];
    return [
      [joints[3], 1.5],
      [joints[0], 1.5],
    ];
  });
  return [[wrist, 4], ...fingers, [hand.thumb.joints[3], 1.5]];
}

function footSubjects(leg: LegBones, from: number): Subject[] {
  return [
    [mix(leg.knee, leg.ankle, from), 6],
    [leg.ankle, 5],
    [place(leg.foot, [0, -7, 19]), 2],
    [place(leg.foot, [0, -7, -7]), 1],
    [place(leg.toeHinge, [0, 0, 6]), 1],
  ];
}

function toeSubjects(leg: LegBones): Subject[] {
  return [
    [place(leg.foot, [0, -2, 3]), 4],
    [place(leg.foot, [0, -6, 11]), 5],
    [place(leg.foot, [0, -7, 19]), 2],
    [place(leg.toeHinge, [0, 0, 6]), 1],
  ];
}

/** Furniture in use: the chair, hands on a desk, the thickness of a wall. */
function furnitureSubjects({ base }: FilmedParts, crop: Crop): Subject[] {
  const { chair, desk, wall } = placeOf(base);
  const legs = crop === 'full' ? [...corners(20, 1, -22), ...corners(20, 1, 22)] : [];
  return [
    ...standing(chair, [...corners(18, 90, -22), ...legs]),
    ...standing(desk, [[0, 72, 20]]),
    ...(wall?.where === 'front' ? standing(wall.at, [[0, 120, 2]]) : []),
    ...(wall?.where === 'back' ? standing(wall.at, [[0, 120, -4]]) : []),
    ...(wall?.where === 'left' ? standing(0, [[wall.at + 4, 120, 0]]) : []),
  ];
}

function standing(z: number | null, points: readonly Vector[]): Subject[] {
  return z === null ? [] : points.map(([x, y, forward]) => [[x, y, z + forward], 2]);
}

function corners(x: number, y: number, forward: number): readonly Vector[] {
  return [
    [x, y, forward],
    [-x, y, forward],
  ];
}
