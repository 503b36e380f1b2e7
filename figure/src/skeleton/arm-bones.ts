import { place, type Frame } from '../math/frame.ts';
import { aboutX, aboutY, aboutZ, compose, rotate, toDegrees, toRadians } from '../math/rotation.ts';
import { add, clamp, type Vector } from '../math/vector.ts';
import { sided, type Pose } from '../pose/pose.ts';
import type { LimbMovement } from '../pose/range-of-motion.ts';
import { outward, type Side } from '../pose/side.ts';
import { placeHand, type HandBones } from './hand-bones.ts';
import { CLAVICLE, FOREARM, STERNOCLAVICULAR, UPPER_ARM, UPPER_THORACIC } from './proportions.ts';

export type ArmBones = {
  readonly side: Side;
  /** +1 on the left, -1 on the right. */
  readonly out: 1 | -1;
  readonly shoulder: Vector;
  /** The axes of the shoulder's angles. */
  readonly socket: Frame;
  readonly upper: Frame;
  readonly elbow: Vector;
  readonly forearm: Frame;
  readonly wrist: Vector;
  /** The forearm's far end, turned by pronation or supination. */
  readonly twisted: Frame;
  readonly hand: HandBones;
};

/** Degrees. Compensates most of the upper back's kyphosis, so that an arm at rest hangs straight down. */
const SOCKET_TILT = -5;
const CLAVICLE_REST = { back: 26, up: 6 };

export function placeArm(pose: Pose, thorax: Frame, side: Side): ArmBones {
  const out = outward(side);
  const angle = (movement: LimbMovement) => pose[sided(side, movement)];
  const shoulder = placeShoulder(pose, thorax, side);
  const socket: Frame = {
    rotation: compose(thorax.rotation, aboutX(SOCKET_TILT)),
    origin: shoulder,
  };
  const upper: Frame = {
    origin: shoulder,
    rotation: compose(
      socket.rotation,
      aboutX(-angle('shoulder.flex')),
      aboutZ(out * angle('shoulder.abd')),
      aboutY(-out * angle('shoulder.rot')),
    ),
  };
  const elbow = place(upper, [0, -UPPER_ARM, 0]);
  const forearm: Frame = {
    origin: elbow,
    rotation: compose(upper.rotation, aboutX(-angle('elbow.flex'))),
  };
  const wrist = place(forearm, [0, -FOREARM, 0]);
  const twisted: Frame = {
    origin: wrist,
    rotation: compose(forearm.rotation, aboutY(out * angle('forearm.sup'))),
  };
  const hand = placeHand(pose, twisted, side);
  return { side, out, shoulder, socket, upper, elbow, forearm, wrist, twisted, hand };
}

/**
 * Scapulohumeral rhythm: above 30° of elevation the girdle rises by 26° over the next 150°, and an arm that
 * reaches forward draws the shoulder blade forward by up to 6°.
 */
function placeShoulder(pose: Pose, thorax: Frame, side: Side): Vector {
  const out = outward(side);
  const flex = toRadians(pose[sided(side, 'shoulder.flex')]);
  const abd = toRadians(pose[sided(side, 'shoulder.abd')]);
  const elevation = toDegrees(Math.acos(clamp(Math.cos(flex) * Math.cos(abd), -1, 1)));
  const rise = clamp((elevation - 30) / 150, 0, 1) * 26;
  const reach =
    clamp((elevation - 60) / 90, 0, 1) *
    Math.max(0, Math.sin(flex)) *
    Math.max(0, Math.cos(abd)) *
    6;
  const { out: x, up, forward } = STERNOCLAVICULAR;
  const sternal = place(thorax, [out * x, UPPER_THORACIC + up, forward]);
  const clavicle = compose(
    thorax.rotation,
    aboutY(-out * (pose[sided(side, 'scapula.prot')] + reach - CLAVICLE_REST.back)),
    aboutZ(out * (pose[sided(side, 'scapula.elev')] + rise + CLAVICLE_REST.up)),
  );
  return add(sternal, rotate(clavicle, [out * CLAVICLE, 0, 0]));
}
