/**
 * Thresholds of movements, in degrees of the figure, whose spine has only a lumbar and a thoracic part.
 * Sources: docs/movement-evidence.md.
 */

/**
 * Lumbar and thoracic spine together, which bend up to 85: a slump, not a mere tilt of the pelvis.
 */
export const SPINAL_FLEXION = 20;
/** 45 is the range; opening the chest takes less. */
export const SPINAL_EXTENSION = 15;
/** 45 is the range: nearly half, a visible twist. */
export const SPINAL_TWIST = 20;
/** 40 is the range. */
export const SIDE_BEND = 15;
/** The neck bent back with the face above the horizontal: more than on the way back from a nod. */
export const NECK_EXTENSION = 12;
/** 50 is the range: looking down at a page, no nod. */
export const NECK_FLEXION = 20;
/** Centimetres of the head's glide back: beyond sitting tall. */
export const RETRACTION = 2;
/** Half of the shoulder blades' way to the spine. */
export const BLADE_RETRACTION = 12;
/** 60 is the range: half, about as for looking over a shoulder. */
export const NECK_TURN = 30;
/** A goniometer errs by 5 degrees, and above 120 the shoulder blade has to turn with the arm. */
export const OVERHEAD = 115;
/** The thigh against the trunk: sitting has 88, a goniometer errs by 5 to 10. */
export const HIP_BEYOND_90 = 100;
/** The thigh across the middle; crossing while walking on a line stays below. */
export const HIP_ACROSS = 10;
/** Half of the hip's range. */
export const HIP_TURN_IN = 20;
/** Centimetres of knee or ankle beyond the middle of the pelvis. */
export const LEG_ACROSS = 3;
/** A hip bent beyond 90 is nearer to its limit: any way across the middle counts. */
export const BENT_HIP_ACROSS = 3;
/** A knee that bears weight: a mini squat has less, a chair rise more. */
export const DEEP_KNEE_BEND = 60;
/** Seconds of the dose on one foot: more than a step takes. */
export const ONE_LEG_SECONDS = 3;
/**
 * Centimetres of the brow below the breastbone. Negative, so the brow may still be above it: the
 * heart lies a hand lower.
 */
export const HEAD_DOWN = -5;
/**
 * Centimetres by which the middle of the trunk is ahead of the ankles, so that the hands bear
 * weight.
 */
export const AHEAD_OF_FEET = 7;

/** More than half of the spine's flexion. */
export const DEEP_FLEXION = 45;
/** Degrees of lumbar flexion times seconds: 20 degrees, held for most of a dose of 36 seconds. */
export const HELD_LUMBAR = 600;
/** Degrees by which the upper chest tips forward. */
export const CHEST_FORWARD = 15;
/** Degrees of an arm held up by its own muscles: half of the way overhead, below horizontal. */
export const FREE_ARM = 70;
/**
 * Centimetres from the middle of the body out to each knee: 22 are a stance of twice the width of
 * the hips.
 */
export const STRADDLE = 22;
/** Centimetres that the pelvis rises from the chair: from here on, blood pressure has to adjust. */
export const CHAIR_RISE = 20;
/** Degrees a second from which a head turns at all, and from which it turns fast. */
export const MOVING_HEAD = 10;
export const FAST_HEAD = 40;
/** Degrees that the head pitches in one movement: half a right angle, about from the keyboard to the ceiling. */
export const HEAD_PITCH = 45;
