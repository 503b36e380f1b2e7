/**
 * Lengths of the skeleton in centimetres, for a stature of 170. Limb segments follow the fractions of stature
 * in Winter, Biomechanics and Motor Control of Human Movement (after Drillis & Contini 1966): thigh 0.245,
 * shank 0.246 less the shoe, upper arm 0.186 less the girdle, forearm 0.146.
 */
export const HIP_HALF_WIDTH = 8.6;
export const THIGH = 41.5;
export const SHANK = 40.5;
export const ANKLE_HEIGHT = 7.6;

/** From the middle of the hips up to L4, L1, T9, T4 and C7. */
export const PELVIS_TO_LUMBAR = 8;
export const LUMBAR = 9;
export const LUMBAR_TO_THORACIC = 10;
export const LOWER_THORACIC = 11;
export const UPPER_THORACIC = 12.5;
/** From C7 to the skull. */
export const NECK = 9.5;

/** The sternoclavicular joint, from C7 (left side). */
export const STERNOCLAVICULAR = { out: 2.2, up: -6.4, forward: 6.2 } as const;
export const CLAVICLE = 14.8;
export const UPPER_ARM = 29.5;
export const FOREARM = 25.2;

/** Top of the seat above the floor. */
export const SEAT_HEIGHT = 44.5;
/** Top of the desk above the floor. */
export const DESK_HEIGHT = 72.4;
