import { toQuaternion, toRotation, slerp } from '../math/quaternion.ts';
import { aboutX, aboutY, aboutZ, compose, NO_ROTATION, type Rotation } from '../math/rotation.ts';
import { ballAngles, type BallAngles } from '../contacts/ball-joint.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import { outward, type Side } from '../pose/side.ts';

export function shoulderTurn(pose: Pose, side: Side): Rotation {
  const out = outward(side);
  const { flex, abd, rot } = shoulderAngles(pose, side);
  return compose(aboutX(-flex), aboutZ(out * abd), aboutY(-out * rot));
}

export function turnStraight(
  pose: Pose,
  side: Side,
  [from, to]: readonly [Pose, Pose],
  share: number,
): Pose {
  const ends = [
    toQuaternion(shoulderTurn(from, side)),
    toQuaternion(shoulderTurn(to, side)),
  ] as const;
  const turn = toRotation(slerp(ends[0], ends[1], share));
  const like = shoulderAngles(pose, side);
  const [one, other] = ballAngles(NO_ROTATION, turn, outward(side)).map((angles) =>
    withoutFullTurns(angles, like),
  );
  if (one === undefined || other === undefined) return pose;
  const { flex, abd, rot } = apart(one, like) <= apart(other, like) ? one : other;
  return withSide(pose, side, {
    'shoulder.flex': flex,
    'shoulder.abd': abd,
    'shoulder.rot': rot,
  });
}

function shoulderAngles(pose: Pose, side: Side): BallAngles {
  return {
    flex: pose[sided(side, 'shoulder.flex')],
    abd: pose[sided(side, 'shoulder.abd')],
    rot: pose[sided(side, 'shoulder.rot')],
  };
}

/** The same angles without full turns: each is within half a turn of `like`. */
function withoutFullTurns(angles: BallAngles, like: BallAngles): BallAngles {
  return {
    flex: near(angles.flex, like.flex),
    abd: near(angles.abd, like.abd),
    rot: near(angles.rot, like.rot),
  };
}

function near(value: number, to: number): number {
  return value - 360 * Math.round((value - to) / 360);
}

function apart(a: BallAngles, b: BallAngles): number {
  return (a.flex - b.flex) ** 2 + (a.abd - b.abd) ** 2 + (a.rot - b.rot) ** 2;
}
