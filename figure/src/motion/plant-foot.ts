import { levelFoot, reachLeg } from '../contacts/reach-leg.ts';
import { aboutY, rotate, toRadians } from '../math/rotation.ts';
import { add, type Vector } from '../math/vector.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import { outward, type Side } from '../pose/side.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';

export type Footing = {
  /** The ankle while the whole sole is down: centimetres, in the room. */
  readonly ankle: Vector;
  /** Degrees by which knee and toes turn outward. */
  readonly turn: number;
  /** Degrees of the lifted heel and forefoot. */
  readonly heels: number;
  readonly toesUp: number;
};

/** Centimetres from the ankle back to the heel's contact with the floor. */
const HEEL_BACK = 4;
/** Down and forward from the ankle, in centimetres. */
const BALL = { down: 6, forward: 13.2 };

/**
 * The pose with the leg at its footing. The toes are left as they are: for a lifted heel the caller
 * has to bend them by as many degrees.
 */
export function plantFoot(pose: Pose, side: Side, footing: Footing): Pose {
  const { ankle, turn, heels, toesUp } = footing;
  const [up, forward] = ankleShift(heels);
  const pole = rotate(aboutY(outward(side) * turn), [outward(side) * 0.12, 0.2, 1]);
  const [rise, back] = forefootShift(toesUp);
  const target = add(ankle, [0, up + rise, forward - back]);
  const flat = levelFoot(reachLeg(pose, side, target, pole), side);
  return withSide(flat, side, {
    'ankle.dorsi': flat[sided(side, 'ankle.dorsi')] - heels + toesUp,
  });
}

/** The ankle's way when the heel is lifted around the ball, in centimetres. */
export function ankleShift(degrees: number): readonly [up: number, forward: number] {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  const { down, forward } = BALL;
  return [down * c + forward * s - down, down * s - forward * c + forward];
}

function forefootShift(degrees: number): readonly [up: number, back: number] {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return [
    ANKLE_HEIGHT * c + HEEL_BACK * s - ANKLE_HEIGHT,
    HEEL_BACK - HEEL_BACK * c + ANKLE_HEIGHT * s,
  ];
}
