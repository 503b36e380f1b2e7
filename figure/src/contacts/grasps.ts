import type { Vector } from '../math/vector.ts';
import type { HandShape } from '../pose/hand-shapes.ts';
import { placeAlong } from './contact-for.ts';
import { PALM_TO_WRIST } from './contact.ts';
import type { ContactKey, ContactName } from './contact-key.ts';

/**
 * The way in which a hand takes a contact. It is kept apart from the contacts, since only solving
 * needs it: the browser plays solved motions and need not load this.
 */
export type Grasp = {
  /** Direction of the elbow, in the trunk's frame, X away from the middle. */
  readonly pole: Vector;
  readonly shape: HandShape;
  /** Centimetres between the wrist and the point, along the hand. */
  readonly wristBack: number;
  /** A hard surface does not give way: where the wrist bends no further, the fingers bend back along it. */
  readonly isHard?: true;
  /** The fingertips alone touch a surface with this normal, and do not enter it. */
  readonly tipsOn?: Vector;
};

/** Default: a flat hand that touches with its palm. A pole may depend on `along`. */
type Entry = Partial<Omit<Grasp, 'pole'>> & {
  readonly pole: Vector | ((along: number) => Vector);
};

const GRASPS = {
  // Head.
  headOpp: { pole: [1, 0.5, 0.3], shape: 'cup', wristBack: 5.6 },
  headBack: { pole: [1, 0.35, 0.2] },
  occiput: { pole: (along) => [1 - 0.6 * along, 0.2 + 0.1 * along, 0.3 + 0.6 * along] },
  forehead: { pole: [0.7, -0.8, 0.5] },
  templeOwn: { pole: [0.8, -0.6, 0.4] },
  cheekOwn: { pole: [0.7, -0.8, 0.5] },
  jawOwn: { pole: [0.5, -0.9, 0.3], wristBack: 16 },
  chinUnder: { pole: elbowOut(20), shape: 'fist' },
  chin: { pole: elbowOut(18), wristBack: 9.6 },
  headTop: { pole: [1, 0.5, 0.3], shape: 'cup' },
  // Trunk and its shoulders.
  collarboneOpp: { pole: elbowOut(40) },
  chest: { pole: elbowOut(40) },
  shoulderOpp: { pole: elbowOut(40) },
  shoulderOwn: { pole: [0.35, -0.6, 1], shape: 'relaxed', wristBack: 15 },
  hip: { pole: elbowOut(62) },
  lowBack: { pole: elbowOut(60) },
  belly: { pole: elbowOut(45) },
  bellyPress: { pole: (along) => [1, -0.5, 1.6 * along - 0.9] },
  neckFromAbove: { pole: (along) => [0.4, 0.3 + 0.8 * along, 1.2 - 1.2 * along] },
  ribsSide: { pole: [1, -0.3, -0.5] },
  ribs: { pole: elbowOut(60) },
  // Other arm and hand.
  elbowOpp: { pole: [0.55, -1, 0.1], shape: 'cup' },
  elbowOppUnder: { pole: elbowOut(35), shape: 'cup' },
  elbowOppBelow: { pole: elbowOut(35), shape: 'cup' },
  elbowOppAbove: { pole: [1, 0.5, 0.2], shape: 'drape' },
  upperArmOppOuter: { pole: [0.55, -1, 0.1], shape: 'cup' },
  upperArmOpp: { pole: elbowOut(50), shape: 'cup' },
  wristOpp: { pole: elbowOut(50), shape: 'cup' },
  palmOpp: { pole: elbowOut(55), shape: 'cup' },
  handBackOpp: { pole: elbowOut(55), shape: 'cup' },
  palmOppUp: { pole: elbowOut(55), shape: 'cup' },
  knucklesOpp: { pole: elbowOut(45) },
  thumbEdgeOpp: { pole: elbowOut(45), shape: 'cup' },
  // Both hands together.
  prayer: { pole: elbowOut(64) },
  prayerAhead: { pole: elbowOut(35) },
  backToBack: { pole: [1, -0.3, 0] },
  clasp: { pole: elbowOut(40), shape: 'grip' },
  prayerTurn: { pole: elbowOut(60) },
  dome: { pole: elbowOut(52), shape: 'cup' },
  // Legs.
  thigh: { pole: elbowOut(28) },
  thighOpp: { pole: elbowOut(30) },
  thighTopOpp: { pole: elbowOut(28) },
  kneeOwn: { pole: elbowOut(30), shape: 'relaxed' },
  shinOpp: { pole: elbowOut(30), shape: 'cup' },
  behindKnee: { pole: [1, -0.4, -0.3], shape: 'cup' },
  behindKneeOpp: { pole: [1, -0.4, -0.3], shape: 'cup' },
  kneeOuter: { pole: elbowOut(35) },
  kneeInner: { pole: elbowOut(25), shape: 'fist' },
  shinOwn: { pole: elbowOut(45), shape: 'cup' },
  shinFrontOpp: { pole: elbowOut(45), shape: 'cup' },
  ankleOwn: { pole: [0.5, -0.4, -1], shape: 'cup' },
  footOpp: { pole: elbowOut(35), shape: 'cup' },
  // Room.
  seat: { pole: elbowOut(10), shape: 'grip' },
  chairBackSide: { pole: [0.8, -0.5, -0.6], shape: 'grip' },
  chairRail: { pole: elbowOut(12), shape: 'cup' },
  desk: { pole: elbowOut(25) },
  deskBack: { pole: elbowOut(15) },
  deskTips: { pole: elbowOut(22), shape: 'relaxed', wristBack: 16 },
  deskFist: { pole: elbowOut(15), shape: 'fist' },
  deskUnder: { pole: elbowOut(15) },
  deskEdge: { pole: elbowOut(15), shape: 'grip' },
  wall: { pole: elbowOut(24), isHard: true },
  wallBehind: { pole: [1, -0.2, -0.15] },
  wallDown: { pole: elbowOut(30), isHard: true },
  wallTips: { pole: elbowOut(30), shape: 'relaxed', wristBack: 16, tipsOn: [0, 0, -1] },
  wallSideTips: { pole: elbowOut(30), shape: 'relaxed', wristBack: 16, tipsOn: [-1, 0, 0] },
  wallSide: { pole: elbowOut(40) },
  wallSideBack: { pole: elbowOut(50), isHard: true },
} as const satisfies Record<ContactName, Entry>;

/** The grasp of a key such as `thighOpp@0.7`. */
export function graspFor(key: ContactKey): Grasp {
  const { name, along } = placeAlong(key);
  const { pole, ...rest }: Entry = GRASPS[name as ContactName];
  return {
    shape: 'flat',
    wristBack: PALM_TO_WRIST,
    ...rest,
    pole: typeof pole === 'function' ? pole(along) : pole,
  };
}

/**
 * The pole of an elbow that is turned outward by so many degrees. At 0 it hangs, a little behind
 * the line from shoulder to wrist.
 */
function elbowOut(degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians), -0.35];
}
