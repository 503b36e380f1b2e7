/**
 * From where on a movement counts: degrees of the figure, whose spine has a lumbar and a thoracic part alone.
 * Where the numbers come from stands in docs/movement-evidence.md.
 */

/** Lumbar and thoracic spine together, of 85 that they have: a slump, not a nod of the pelvis. */
export const SPINAL_FLEXION = 20;
/** Of 45: what opening the chest takes is less. */
export const SPINAL_EXTENSION = 15;
/** Of 45: nearly half, from where on one would call it a twist. */
export const SPINAL_TWIST = 20;
/** Of 40. */
export const SIDE_BEND = 15;
/** With the face above the level: a nod's way back is less. */
export const NECK_EXTENSION = 12;
/** Of 60: half, about what looking over a shoulder takes. */
export const NECK_TURN = 30;
/** A goniometer errs by 5 degrees, and above 120 the shoulder blade has to turn with the arm. */
export const OVERHEAD = 115;
/** The thigh against the trunk: sitting has 88, a goniometer errs by 5 to 10. */
export const HIP_BEYOND_90 = 100;
/** The thigh across the middle: crossing while walking on a line stays below. */
export const HIP_ACROSS = 10;
/** Turned inward: half of the hip's range. */
export const HIP_TURN_IN = 20;
/** Centimetres of knee or ankle beyond the middle of the pelvis. */
export const LEG_ACROSS = 3;
/** A hip bent beyond 90 is nearer to its limit: any way across the middle counts. */
export const BENT_HIP_ACROSS = 3;
/** A knee that bears weight: a mini squat has less, a chair rise more. */
export const DEEP_KNEE_BEND = 60;
/** Seconds of the dose on one foot: more than a step takes. */
export const ONE_LEG_SECONDS = 3;
/** Centimetres of the brow below the breastbone; the heart lies a hand below that. */
export const HEAD_DOWN = -5;
/** Centimetres that the trunk's middle is ahead of the ankles while the hands hold it. */
export const AHEAD_OF_FEET = 7;

/** Degrees of spinal flexion that are more than half of what there is. */
export const DEEP_FLEXION = 45;
/** Degrees of lumbar flexion times seconds: 20 degrees, held for most of a dose of 36 seconds. */
export const HELD_LUMBAR = 600;
/** Degrees by which the upper chest comes over. */
export const CHEST_FORWARD = 15;
/** Degrees of an arm that is held up by its own muscles: half of the way overhead, and less than level. */
export const FREE_ARM = 70;
/** Centimetres of knees away from the middle, on both sides: 22 are a stance of twice the hips' width. */
export const STRADDLE = 22;
/** Centimetres that the pelvis leaves the chair, so that blood pressure has to follow. */
export const CHAIR_RISE = 20;
/** Degrees a second from which a head counts as turning at all, and from which it turns fast. */
export const MOVING_HEAD = 10;
export const FAST_HEAD = 40;
