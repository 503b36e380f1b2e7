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

/** A movement as it is written: `B.` is both sides, `fingers.` all four fingers. */
export type AngleKey =
  | Exclude<Movement, `${'L' | 'R'}.${string}`>
  | `${Letter}.${LimbMovement | AllFingers}`;

/** Where a foot off the floor is: its ankle on the other knee, or crossed over the other ankle. */
export type FootPlace = 'kneeOpp' | 'ankleOpp';

/** How a planted foot stands. */
export const STANCE_KEYS = ['step', 'wide', 'turn', 'heel', 'toesUp'] as const;
export type StanceKey = (typeof STANCE_KEYS)[number];

/**
 * What changes against the base pose: degrees (centimetres for pelvis.up, fwd, left), contacts
 * (`L.on`), shapes of the hand (`L.hand`), places of a foot (`L.foot`), and `heels`, the degrees by
 * which both heels leave the floor while the balls stay and a standing body rises. Where a planted foot stands:
 * centimetres forward (`L.step`) and outward (`L.wide`), degrees that knee and toes turn outward (`L.turn`)
 * and that its own heel is lifted (`L.heel`), or the forefoot while the heel stays (`L.toesUp`).
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

/** Degrees to the figure's left, degrees from above, and what is in the picture. */
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
  /** Keeps exactly this place, even over the body, instead of looking for one that covers less. */
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
  /** Where the force acts. */
  readonly press: Landmark;
  /** Where it pushes, in the room: to the figure's left, up, forward. */
  readonly towards: readonly [left: number, up: number, forward: number];
  /**
   * Centimetres from the landmark to the arrow's tail, along the push, 4 by default. -16 ends the
   * arrow just before the landmark, as a hand pushing on it from outside.
   */
  readonly offset?: number;
  /** The first frame that shows it, by default the last frame. */
  readonly from?: number;
  /** The last frame that shows it, by default the last of all. */
  readonly to?: number;
};

/** An arc for a turning force without movement, or for a turn that no landmark's path shows. */
export type TwistArrow = {
  /** Around what it turns. */
  readonly twist: Landmark;
  /** The axis in the room: seen along it, to the figure's left, up, forward, the arrow turns clockwise. */
  readonly about: readonly [left: number, up: number, forward: number];
  /** Centimetres from the axis: 9 by default, 5 in views of hands and feet. */
  readonly radius?: number;
  /** Centimetres along the axis from the landmark to the arc's middle, 0 by default. */
  readonly offset?: number;
  /** The first frame that shows it, by default the last frame. */
  readonly from?: number;
  /** The last frame that shows it, by default the last of all. */
  readonly to?: number;
};

/** An arrow that stays where it is while the figure holds: a force. */
export type ForceArrow = PressArrow | TwistArrow;

export type ArrowSpec = TrackArrow | ForceArrow;

/** An angle that one exercise needs beyond the usual range, and why that is right. */
export type Exception = {
  readonly movement: Movement;
  readonly limit: number;
  readonly reason: string;
};

/** What the eyes rest on: a landmark, or a point of the room in centimetres: to the figure's left, up, forward. */
export type Gaze = Landmark | readonly [left: number, up: number, forward: number];

/** A motion as data: readable lines from which everything is drawn. */
export type Motion = {
  readonly id: string;
  readonly base: Base;
  readonly view: View;
  /** The working joints, which glow. */
  readonly focus: readonly Landmark[];
  readonly frames: readonly Keyframe[];
  /** Holds in every frame. */
  readonly start?: Keyframe;
  readonly arrows?: readonly ArrowSpec[];
  /** `cycle` leads from the last frame to the first; otherwise the motion goes back as it came. */
  readonly loop?: 'there-and-back' | 'cycle';
  /** Legs that are not held on the floor. */
  readonly free?: readonly Side[];
  /** Where the eyes stay while the head moves; without it the keyframes turn them, or they look where the head does. */
  readonly gaze?: Gaze;
  /** A chair that must not roll, where the base would have an office chair. */
  readonly seat?: Extract<Seat, 'steady'>;
  /** Keeps all that the view asks for in the picture, even what is at rest: one balances with all of the body. */
  readonly whole?: boolean;
  /** Barefoot, trousers turned up. */
  readonly bare?: boolean;
  /** Draws this limb alone. A hand is seen from `from`: palmar, towards the wrist, radial. */
  readonly closeUp?: {
    readonly part: 'hand' | 'foot';
    readonly side: Side;
    readonly from?: readonly [palmar: number, proximal: number, radial: number];
  };
  /** A round zoom on this landmark, for what is too small to see. */
  readonly inset?: Landmark;
  readonly exceptions?: readonly Exception[];
};
