import type { Landmark } from '../skeleton/landmarks.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import type { HandShape } from '../pose/hand-shapes.ts';
import type { Movement } from '../pose/pose.ts';
import type { FingerName, LimbMovement } from '../pose/range-of-motion.ts';
import type { Side } from '../pose/side.ts';
import type { Base, Seat } from '../scene/place.ts';

type Letter = 'L' | 'R' | 'B';
type FingerKey = Extract<LimbMovement, `${FingerName}.${string}`>;
type AllFingers = FingerKey extends `${FingerName}.${infer Joint}` ? `fingers.${Joint}` : never;

/** A movement as written: `B.` is both sides, `fingers.` all four fingers. */
export type AngleKey =
  | Exclude<Movement, `${'L' | 'R'}.${string}`>
  | `${Letter}.${LimbMovement | AllFingers}`;

/** A foot off the floor: its ankle on the other knee, or crossed over the other ankle. */
export type FootPlace = 'kneeOpp' | 'ankleOpp';

export const STANCE_KEYS = ['step', 'wide', 'turn', 'heel', 'toesUp'] as const;
export type StanceKey = (typeof STANCE_KEYS)[number];

/**
 * Changes against the base pose: degrees (centimetres for pelvis.up, fwd, left), contacts (`L.on`), shapes of
 * the hand (`L.hand`), places of a foot (`L.foot`), and `heels`, the degrees by which both heels leave the
 * floor while the balls stay and a standing body rises. For a planted foot: centimetres forward (`L.step`) and
 * outward (`L.wide`), degrees of knee and toes outward (`L.turn`), of its lifted heel (`L.heel`), or of the
 * forefoot while the heel stays (`L.toesUp`).
 */
export type Keyframe = Readonly<
  Partial<
    Record<AngleKey, number> &
      Record<`${Letter}.on`, ContactKey> &
      Record<`${Letter}.hand`, HandShape> &
      Record<`${Letter}.foot`, FootPlace> &
      Record<`${Letter}.${StanceKey}`, number> & { heels: number }
  >
>;

/** Direction of the camera and visible part of the figure. */
export type View =
  | 'front'
  | 'three-quarter'
  | 'right'
  | 'side'
  | 'back'
  | 'back-three-quarter'
  | 'back-above'
  | 'upper-front'
  | 'upper-three-quarter'
  | 'upper-side'
  | 'upper-back'
  | 'upper-behind'
  | 'bust-front'
  | 'bust-three-quarter'
  | 'bust-side'
  | 'bust-right'
  | 'bust-above'
  | 'bust-back'
  | 'lower-front'
  | 'lower-three-quarter'
  | 'lower-side'
  | 'lower-behind'
  | 'lower-above'
  | 'hands'
  | 'hands-front'
  | 'hands-above'
  | 'hands-side'
  | 'hand-above'
  | 'fingers'
  | 'fingers-front'
  | 'fingers-above'
  | 'foot'
  | 'foot-side'
  | 'foot-front'
  | 'feet'
  | 'feet-side'
  | 'feet-front'
  | 'toes'
  | 'toes-front'
  | 'hand';

export type TrackArrow = {
  /** The arrow runs along this landmark's own path. */
  readonly track: Landmark;
  /** Centimetres away from the joint that moves. */
  readonly offset?: number;
  /** Centimetres right and up in the picture. */
  readonly shift?: readonly [right: number, up: number];
  /** Keeps exactly this place, even over the body, instead of one that covers less. */
  readonly over?: boolean;
  /** In a cycle: along the whole path, such as an eight, instead of a ring around it. */
  readonly wholePath?: boolean;
  /** From one frame to the next instead of over the whole motion. */
  readonly stepwise?: boolean;
  /** The first frame of the path. */
  readonly from?: number;
};

/** A straight arrow for a force without movement: an isometric hold. */
export type PressArrow = {
  readonly press: Landmark;
  /** Its direction in the room: to the figure's left, up, forward. */
  readonly towards: readonly [left: number, up: number, forward: number];
  /**
   * Centimetres from the landmark to the arrow's tail, along the push; default 4. -16 ends the arrow just
   * before the landmark, as a hand pushing on it from outside.
   */
  readonly offset?: number;
  /** The first frame that shows the arrow; default: the motion's last. */
  readonly from?: number;
  /** The last frame that shows the arrow; default: the motion's last. */
  readonly to?: number;
};

/** An arc for a turning force without movement, or for a turn that no landmark's path shows. */
export type TwistArrow = {
  readonly twist: Landmark;
  /** The axis in the room: to the figure's left, up, forward. Seen along it the arrow turns clockwise. */
  readonly about: readonly [left: number, up: number, forward: number];
  /** Centimetres from the axis: 9 by default, 5 in views of hands and feet. */
  readonly radius?: number;
  /** Centimetres along the axis from the landmark to the arc's middle; default 0. */
  readonly offset?: number;
  /** The first frame that shows the arrow; default: the motion's last. */
  readonly from?: number;
  /** The last frame that shows the arrow; default: the motion's last. */
  readonly to?: number;
};

export type ForceArrow = PressArrow | TwistArrow;

export type ArrowSpec = TrackArrow | ForceArrow;

/** An angle beyond the usual range in one exercise, and the reason. */
export type Exception = {
  readonly movement: Movement;
  readonly limit: number;
  readonly reason: string;
};

/**
 * The target of the eyes: a landmark, or a point of the room in centimetres: to the figure's left, up, forward.
 */
export type Gaze = Landmark | readonly [left: number, up: number, forward: number];

/** A motion as readable data, from which everything is drawn. */
export type Motion = {
  readonly id: string;
  readonly base: Base;
  readonly view: View;
  /** The working joints, which glow. */
  readonly focus: readonly Landmark[];
  readonly frames: readonly Keyframe[];
  /** Applies to every frame. */
  readonly start?: Keyframe;
  readonly arrows?: readonly ArrowSpec[];
  /** `cycle` leads from the last frame to the first; otherwise the motion returns the same way. */
  readonly loop?: 'there-and-back' | 'cycle';
  /** Legs that are not held on the floor. */
  readonly free?: readonly Side[];
  /** The target of the eyes while the head moves; without it they follow the keyframes, or the head. */
  readonly gaze?: Gaze;
  /** A chair that must not roll, in place of the base's office chair. */
  readonly seat?: Extract<Seat, 'steady'>;
  /** Keeps all of the view in the picture, even resting parts: balance takes the whole body. */
  readonly whole?: boolean;
  /** Barefoot, trousers turned up. */
  readonly bare?: boolean;
  /** Draws this limb alone. `from` is the camera's direction at a hand: palmar, towards the wrist, radial. */
  readonly closeUp?: {
    readonly part: 'hand' | 'foot';
    readonly side: Side;
    readonly from?: readonly [palmar: number, proximal: number, radial: number];
  };
  /** A round zoom on this landmark, for small movements. */
  readonly inset?: Landmark;
  readonly exceptions?: readonly Exception[];
};
