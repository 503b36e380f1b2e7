import { compose, NO_ROTATION, rotate, transpose, type Rotation } from './rotation.ts';
import { add, subtract, type Vector } from './vector.ts';

export type Frame = { readonly rotation: Rotation; readonly origin: Vector };

export const WORLD: Frame = { rotation: NO_ROTATION, origin: [0, 0, 0] };

/** A point from frame to world coordinates. */
export function place(frame: Frame, local: Vector): Vector {
  return add(frame.origin, rotate(frame.rotation, local));
}

/** A direction from frame to world coordinates. */
export function direct(frame: Frame, local: Vector): Vector {
  return rotate(frame.rotation, local);
}

/** A point from world to frame coordinates. */
export function localize(frame: Frame, point: Vector): Vector {
  return rotate(transpose(frame.rotation), subtract(point, frame.origin));
}

export function childFrame(frame: Frame, offset: Vector, rotation: Rotation): Frame {
  return { rotation: compose(frame.rotation, rotation), origin: place(frame, offset) };
}
