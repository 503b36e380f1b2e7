import { add, cross, dot, scale, subtract, unit, UP, type Vector } from '../math/vector.ts';

/** A pinhole camera. `halfHeight` is the tangent of half the vertical field of view; pictures are square. */
export type Camera = {
  readonly eye: Vector;
  readonly forward: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly halfHeight: number;
};

/** A ball that the picture must show, in centimetres. */
export type Subject = readonly [centre: Vector, radius: number];

function cameraAt(eye: Vector, target: Vector, halfHeight: number): Camera {
  const forward = unit(subtract(target, eye));
  const right = unit(cross(forward, UP));
  return { eye, forward, right, up: cross(right, forward), halfHeight };
}

/** A point's place in the picture: -1 to 1 from left to right and from bottom to top, and its depth in cm. */
export function project(
  camera: Camera,
  point: Vector,
): readonly [x: number, y: number, depth: number] {
  const from = subtract(point, camera.eye);
  const depth = dot(from, camera.forward);
  const unitSize = depth * camera.halfHeight;
  return [dot(from, camera.right) / unitSize, dot(from, camera.up) / unitSize, depth];
}

/** The inverse of `project`. */
export function unproject(
  camera: Camera,
  [x, y, depth]: readonly [x: number, y: number, depth: number],
): Vector {
  const unitSize = depth * camera.halfHeight;
  const across = add(scale(camera.right, x * unitSize), scale(camera.up, y * unitSize));
  return add(camera.eye, add(scale(camera.forward, depth), across));
}

/**
 * The camera in `direction`, `away` centimetres off, that fits all subjects, with `margin` times their size,
 * and at least `least` as its half height. Subjects lower than the picture are in its middle, or have all the
 * room above (`spare` 1) or below (-1).
 */
export function fitCamera(
  subjects: readonly Subject[],
  direction: Vector,
  away: number,
  margin: number,
  { spare = 0, least = 0 }: { readonly spare?: number; readonly least?: number } = {},
): Camera {
  let target = scale(
    subjects.reduce<Vector>((sum, [centre]) => add(sum, centre), [0, 0, 0]),
    1 / subjects.length,
  );
  let half = 0.2;
  let free = 0;
  for (let step = 0; step < 4; step++) {
    const camera = cameraAt(add(target, scale(direction, away)), target, 1);
    const extent = subjectExtent(camera, subjects);
    const middle = [(extent.left + extent.right) / 2, (extent.bottom + extent.top) / 2] as const;
    target = add(
      target,
      add(scale(camera.right, middle[0] * away), scale(camera.up, middle[1] * away)),
    );
    const high = extent.top - extent.bottom;
    half = Math.max(((extent.right - extent.left) / 2) * margin, (high / 2) * margin, least);
    free = half - (high / 2) * margin;
  }
  target = add(target, scale(UP, spare * free * away));
  return cameraAt(add(target, scale(direction, away)), target, half);
}

function subjectExtent(camera: Camera, subjects: readonly Subject[]) {
  const boxes = subjects.map(([centre, radius]) => {
    const [x, y, depth] = project(camera, centre);
    const r = radius / depth;
    return { left: x - r, right: x + r, bottom: y - r, top: y + r };
  });
  return {
    left: Math.min(...boxes.map((b) => b.left)),
    right: Math.max(...boxes.map((b) => b.right)),
    bottom: Math.min(...boxes.map((b) => b.bottom)),
    top: Math.max(...boxes.map((b) => b.top)),
  };
}
