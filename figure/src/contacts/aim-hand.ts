import { aboutX, aboutY, aboutZ, compose, rotate, type Rotation } from '../math/rotation.ts';
import { dot, unit, type Vector } from '../math/vector.ts';
import { withSide, type Pose } from '../pose/pose.ts';
import { outward, type Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

/** Directions in the world. */
export type HandAim = { readonly fingers: Vector; readonly palm: Vector };

type WristAngles = { sup: number; flex: number; dev: number };

/** Degrees; a little inside the range of motion. */
const LIMITS = { sup: 80, minFlex: -68, maxFlex: 75, minDev: -28, maxDev: 18 };
/** Degrees between candidates: a coarse search, then finer ones around the best. */
const STEPS = [20, 8, 3];

/** The pose whose hand comes closest to the aim within the range of motion. */
export function aimHand(pose: Pose, side: Side, aim: HandAim): Pose {
  const forearm = forwardKinematics(pose).arms[side].forearm.rotation;
  const target = { fingers: unit(aim.fingers), palm: unit(aim.palm) };
  let best: WristAngles = { sup: 0, flex: 0, dev: 0 };
  let span = { sup: 80, flex: 72, dev: 24 };
  for (const step of STEPS) {
    best = searchAround(best, span, step, (angles) =>
      misfit(forearm, outward(side), angles, target),
    );
    span = { sup: step, flex: step, dev: step };
  }
  return withSide(pose, side, {
    'forearm.sup': best.sup,
    'wrist.flex': best.flex,
    'wrist.dev': best.dev,
  });
}

function searchAround(
  centre: WristAngles,
  span: WristAngles,
  step: number,
  cost: (angles: WristAngles) => number,
): WristAngles {
  let best = centre;
  let least = cost(centre);
  const range = (middle: number, half: number, low: number, high: number) =>
    steps(Math.max(low, middle - half), Math.min(high, middle + half), step);
  for (const sup of range(centre.sup, span.sup, -LIMITS.sup, LIMITS.sup)) {
    for (const flex of range(centre.flex, span.flex, LIMITS.minFlex, LIMITS.maxFlex)) {
      for (const dev of range(centre.dev, span.dev, LIMITS.minDev, LIMITS.maxDev)) {
        const value = cost({ sup, flex, dev });
        if (value < least) [best, least] = [{ sup, flex, dev }, value];
      }
    }
  }
  return best;
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** 0 when both directions are met; angles far from rest cost a little. */
function misfit(
  forearm: Rotation,
  out: 1 | -1,
  { sup, flex, dev }: WristAngles,
  target: HandAim,
): number {
  const hand = compose(forearm, aboutY(out * sup), aboutZ(-out * flex), aboutX(-dev));
  const effort = (flex * flex + dev * dev * 2) / 40_000 + (sup * sup) / 200_000;
  const fingers = 1 - dot(rotate(hand, [0, -1, 0]), target.fingers);
  const palm = 1 - dot(rotate(hand, [-out, 0, 0]), target.palm);
  return effort + fingers + palm;
}
