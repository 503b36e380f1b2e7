import type { Vector } from '../math/vector.ts';
import { forcePoint, isForce } from '../motion/force-path.ts';
import type { TrackArrow } from '../motion/motion.ts';
import { roundTo } from '../motion/round-to.ts';
import { mixPoses } from '../pose/pose.ts';
import { project, unproject, type Camera } from '../scene/camera.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { clamped } from '../trace/point.ts';
import { VIEW_BOX } from '../trace/path.ts';
import type { ArrowPath, Filmed } from './arrow-paths.ts';

/** Decimals of centimetres: finer than any screen. */
const DECIMALS = 2;

/**
 * The arrow in the room, in centimetres: each point on the ray through its place in the picture, at the
 * landmark's distance from the camera. So it matches the drawing, and stays beside the limb in other views.
 */
export function liftArrow(
  filmed: Filmed,
  camera: Camera,
  { points, ...arrow }: ArrowPath,
): Vector[] {
  return points.map(([x, y], i) => {
    const depth = depthAlong(filmed, camera, arrow, i / Math.max(1, points.length - 1));
    const place = [(2 * x) / VIEW_BOX - 1, 1 - (2 * y) / VIEW_BOX, depth] as const;
    const [left, up, forward] = unproject(camera, place);
    return [roundTo(DECIMALS, left), roundTo(DECIMALS, up), roundTo(DECIMALS, forward)];
  });
}

function depthAlong(
  filmed: Filmed,
  camera: Camera,
  { spec, way }: Omit<ArrowPath, 'points'>,
  share: number,
): number {
  const depthOf = (point: Vector) => project(camera, point)[2];
  if (isForce(spec)) {
    const skeleton = clamped(filmed.skeletons, clamped(way, 0));
    return depthOf(forcePoint(filmed.motion, spec, skeleton, share));
  }
  const spots = way.map((frame) => landmarkPoint(clamped(filmed.skeletons, frame), spec.track));
  if (isRing(filmed, spec)) {
    return spots.reduce((sum, spot) => sum + depthOf(spot), 0) / spots.length;
  }
  const at = share * (way.length - 1);
  const from = Math.min(way.length - 2, Math.floor(at));
  const [a, b] = [from, from + 1].map((k) => clamped(filmed.poses, clamped(way, k)));
  if (a === undefined || b === undefined) return depthOf(clamped(spots, from));
  return depthOf(landmarkPoint(forwardKinematics(mixPoses(a, b, at - from)), spec.track));
}

/** Whether the arrow runs around the landmark's whole way instead of along it. */
function isRing({ motion }: Filmed, spec: TrackArrow): boolean {
  return motion.loop === 'cycle' && spec.stepwise !== true && spec.wholePath !== true;
}
