import { describe, expect, test } from 'vitest';
import { distance, subtract, type Vector } from '../math/vector.ts';
import type { Movement, Pose } from '../pose/pose.ts';
import { standingPose } from './base-poses.ts';
import { landmarkPoint } from './landmarks.ts';
import { ANKLE_HEIGHT, FOREARM, HIP_HALF_WIDTH, SHANK, THIGH, UPPER_ARM } from './proportions.ts';
import { forwardKinematics } from './skeleton.ts';

/** Standing, with every angle of the limbs at zero. */
function straight(changes: Changes = {}): Pose {
  const limbs = Object.keys(standingPose()).filter((m) => /^[LR]\./.test(m));
  const zero = Object.fromEntries(limbs.map((m) => [m, 0]));
  return { ...standingPose(), ...zero, ...changes };
}
/** To a millionth of a centimetre. */
const rounded = (v: Vector) => v.map((x) => Math.round(x * 1e6) / 1e6 + 0);
type Changes = Partial<Record<Movement, number>>;
const leftToe = (changes: Changes) => landmarkPoint(forwardKinematics(straight(changes)), 'L.toe');
const leftArm = (changes: Changes) => forwardKinematics(straight(changes)).arms.left;
const crown = (changes: Changes) => landmarkPoint(forwardKinematics(straight(changes)), 'crown');
const shoulderHeight = (abd: number) => leftArm({ 'L.shoulder.abd': abd }).shoulder[1];
/** 1 when the palm of a horizontal forearm faces up. */
const palmUp = (sup: number) =>
  -leftArm({ 'L.elbow.flex': 90, 'L.forearm.sup': sup }).hand.frame.rotation[3];
const HIP_HEIGHT = ANKLE_HEIGHT + SHANK + THIGH - 0.1;

describe('legs', () => {
  test('straight legs put the ankles below the hips', () => {
    const { legs } = forwardKinematics(straight());
    expect(rounded(legs.left.ankle)).toEqual(
      rounded([HIP_HALF_WIDTH, HIP_HEIGHT - THIGH - SHANK, 0]),
    );
    expect(rounded(legs.right.ankle)).toEqual(
      rounded([-HIP_HALF_WIDTH, HIP_HEIGHT - THIGH - SHANK, 0]),
    );
  });

  test('a hip and a knee flexed to a right angle put the shank in front, upright', () => {
    const { legs } = forwardKinematics(straight({ 'L.hip.flex': 90, 'L.knee.flex': 90 }));
    expect(rounded(legs.left.knee)).toEqual(rounded([HIP_HALF_WIDTH, HIP_HEIGHT, THIGH]));
    expect(rounded(legs.left.ankle)).toEqual(rounded([HIP_HALF_WIDTH, HIP_HEIGHT - SHANK, THIGH]));
  });

  test('abduction takes either leg away from the middle', () => {
    const { legs } = forwardKinematics(straight({ 'L.hip.abd': 30, 'R.hip.abd': 30 }));
    expect(rounded(legs.left.knee)).toEqual(
      rounded([HIP_HALF_WIDTH + THIGH / 2, HIP_HEIGHT - THIGH * Math.sqrt(0.75), 0]),
    );
    expect(legs.right.knee[0]).toBeCloseTo(-legs.left.knee[0], 9);
  });

  test('plantarflexion lowers the toes, inversion turns the sole inward', () => {
    expect(leftToe({ 'L.ankle.dorsi': -30 })[1]).toBeLessThan(leftToe({})[1] - 5);
    const { foot } = forwardKinematics(straight({ 'L.ankle.inv': 30 })).legs.left;
    const down = [-foot.rotation[1], -foot.rotation[4]];
    expect(down[0]).toBeCloseTo(-0.5, 6);
  });
});

describe('arms', () => {
  test('flexed to a right angle in the shoulder, the arm points forward', () => {
    const { shoulder, wrist, socket } = leftArm({ 'L.shoulder.flex': 90 });
    const reach = subtract(wrist, shoulder);
    expect(reach[2]).toBeGreaterThan(0.99 * (UPPER_ARM + FOREARM));
    expect(socket.origin).toEqual(shoulder);
  });

  test('abducted to a right angle, the arm points away from the middle', () => {
    const { shoulder, wrist } = leftArm({ 'L.shoulder.abd': 90 });
    expect(wrist[0] - shoulder[0]).toBeCloseTo(UPPER_ARM + FOREARM, 6);
  });

  test('internal rotation brings the forearm of a bent elbow across the front', () => {
    const inward = leftArm({ 'L.elbow.flex': 90, 'L.shoulder.rot': 60 });
    expect(inward.wrist[0]).toBeLessThan(inward.elbow[0] - 20);
  });

  test('supination turns the palm up when the elbow is bent, pronation down', () => {
    expect(palmUp(80)).toBeGreaterThan(0.9);
    expect(palmUp(-80)).toBeLessThan(-0.9);
  });

  test('the girdle rises only when the arm goes above 30°', () => {
    expect(shoulderHeight(25)).toBeCloseTo(shoulderHeight(0), 9);
    expect(shoulderHeight(150)).toBeGreaterThan(shoulderHeight(0) + 4);
  });

  test('a fist brings the fingertips to the palm, and the fist is smaller than the flat hand', () => {
    const { hand } = leftArm({
      'L.middle.mcp': 82,
      'L.middle.pip': 98,
      'L.middle.dip': 62,
    });
    const flat = leftArm({}).hand;
    const reach = (h: typeof hand) => distance(h.frame.origin, h.fingers.middle.joints[3]);
    expect(reach(hand)).toBeLessThan(9);
    expect(reach(flat)).toBeGreaterThan(17);
  });
});

describe('spine', () => {
  test('flexion leads forward, lateral flexion to the left', () => {
    expect(crown({ 'lumbar.flex': 30 })[2]).toBeGreaterThan(crown({})[2] + 15);
    expect(crown({ 'thoracic.lat': 20 })[0]).toBeGreaterThan(8);
  });

  test('rotation turns the face to the left', () => {
    expect(
      landmarkPoint(forwardKinematics(straight({ 'neck.rot': 60 })), 'nose')[0],
    ).toBeGreaterThan(8);
  });

  test('retraction glides the head back and leaves it level', () => {
    const level = forwardKinematics(straight());
    const tucked = forwardKinematics(straight({ 'neck.retract': 3 }));
    expect(tucked.head.origin[2]).toBeLessThan(level.head.origin[2] - 2.5);
    expect(tucked.head.rotation[7]).toBeCloseTo(level.head.rotation[7], 6);
  });

  test('tilting the pelvis alone leaves the feet where they are but for the hips', () => {
    const { legs } = forwardKinematics(straight({ 'pelvis.tilt': 20 }));
    expect(rounded(legs.left.ankle)).toEqual(
      rounded(forwardKinematics(straight()).legs.left.ankle),
    );
  });
});
