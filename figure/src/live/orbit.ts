import { aboutY, rotate, toDegrees, toRadians } from '../math/rotation.ts';
import { clamp, unit, type Vector } from '../math/vector.ts';
import type { Framing } from '../motion/frame-motion.ts';

/** Degrees above the horizon: lower the floor would hide the feet, higher the camera would tip over. */
const PITCHES = { least: -8, most: 70 };

/**
 * The same subjects filmed from elsewhere: degrees to the figure's left, and up. The camera that fits them
 * is found anew from there, so that nothing is cut off however far it goes round.
 */
export function orbit(framing: Framing, yaw: number, pitch: number): Framing {
  if (yaw === 0 && pitch === 0) return framing;
  return { ...framing, direction: turnedDirection(framing.direction, yaw, pitch) };
}

function turnedDirection([x, y, z]: Vector, yaw: number, pitch: number): Vector {
  const now = toDegrees(Math.asin(y));
  const least = Math.min(PITCHES.least, now);
  const lifted = toRadians(clamp(now + pitch, least, Math.max(PITCHES.most, now)));
  const [sideways, , ahead] = rotate(aboutY(yaw), unit([x, 0, z]));
  return [sideways * Math.cos(lifted), Math.sin(lifted), ahead * Math.cos(lifted)];
}
