import { aboutY, rotate, toDegrees, toRadians } from '../math/rotation.ts';
import { clamp, unit, type Vector } from '../math/vector.ts';
import { cameraFor, type Framing } from '../motion/frame-motion.ts';
import type { Camera } from '../scene/camera.ts';

/** Degrees above the horizon: lower, the floor would hide the feet; higher, the camera would tip over. */
const PITCHES = { least: -8, most: 70 };

/** Kept, since cameras are needed for every picture, mostly unturned. */
const straightCameras = new WeakMap<Framing, Camera>();

/**
 * A camera turned by `yaw` degrees to the figure's left and `pitch` degrees up. It fits its
 * subjects anew, so that nothing is cut off, but never comes nearer than the straight camera.
 */
export function orbitCamera(framing: Framing, yaw: number, pitch: number): Camera {
  const straight = straightCamera(framing);
  if (yaw === 0 && pitch === 0) return straight;
  return cameraFor(orbit(framing, yaw, pitch), straight.halfHeight);
}

function straightCamera(framing: Framing): Camera {
  const camera = straightCameras.get(framing) ?? cameraFor(framing);
  straightCameras.set(framing, camera);
  return camera;
}

function orbit(framing: Framing, yaw: number, pitch: number): Framing {
  return { ...framing, direction: turnedDirection(framing.direction, yaw, pitch) };
}

function turnedDirection([x, y, z]: Vector, yaw: number, pitch: number): Vector {
  const now = toDegrees(Math.asin(y));
  const least = Math.min(PITCHES.least, now);
  const lifted = toRadians(clamp(now + pitch, least, Math.max(PITCHES.most, now)));
  const [sideways, , ahead] = rotate(aboutY(yaw), unit([x, 0, z]));
  return [sideways * Math.cos(lifted), Math.sin(lifted), ahead * Math.cos(lifted)];
}
