import type { Primitive } from '../../body/primitive.ts';
import { add, type Vector } from '../../math/vector.ts';
import { BULGE } from '../../render/tiles.ts';
import { project, type Camera } from '../../scene/camera.ts';

/** A primitive's place in the picture: everything within `radius` of a line, in pixels from below left. */
export type Outline = {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly radius: number;
  /** Centimetres from the camera. */
  readonly near: number;
  readonly far: number;
};

/** Lines with ends closer to the camera than this cover the whole picture. */
const LEAST_DEPTH = 1;
/** Perspective makes a ball a little longer than its radius. */
const STRETCH = 1.02;

/** @param bend centimetres of blend around the primitive. */
export function outlineOf(
  primitive: Primitive,
  bend: number,
  camera: Camera,
  size: number,
): Outline {
  const half = size / 2;
  const [, , depth] = project(camera, primitive.centre);
  const reach = primitive.reach + BULGE;
  const [near, far] = [depth - reach, depth + reach];
  const perCm = half / camera.halfHeight / Math.max(LEAST_DEPTH, near);
  const spot = (point: Vector) => {
    const [x, y] = project(camera, point);
    return [half + x * half, half + y * half] as const;
  };
  if (primitive.kind === 'cone') {
    const thick = Math.max(primitive.radius, primitive.endRadius) * STRETCH + BULGE + bend;
    const to = spot(add(primitive.from, primitive.axis));
    return { from: spot(primitive.from), to, radius: thick * perCm + 1, near, far };
  }
  const middle = spot(primitive.centre);
  return { from: middle, to: middle, radius: (reach * STRETCH + bend) * perCm + 1, near, far };
}
