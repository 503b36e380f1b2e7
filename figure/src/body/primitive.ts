import type { Frame } from '../math/frame.ts';
import { place } from '../math/frame.ts';
import { compose, rotate, transpose, type Rotation } from '../math/rotation.ts';
import { distance, dot, length, mix, subtract, type Vector } from '../math/vector.ts';

/** Keeps the part below `height` along `normal`: hems and cuffs. */
export type Cut = { readonly normal: Vector; readonly height: number };

type Common = {
  /** Centimetres. */
  readonly blend: number;
  /** A ball around it, for the ray-marcher's tiles. */
  readonly centre: Vector;
  readonly reach: number;
  readonly cut: Cut | null;
};

/** A tapered capsule: two balls and their common cone. */
export type RoundCone = Common & {
  readonly kind: 'cone';
  readonly from: Vector;
  readonly axis: Vector;
  readonly radius: number;
  readonly endRadius: number;
  readonly axisSquared: number;
  readonly coneSquared: number;
};
export type Ellipsoid = Common & {
  readonly kind: 'ellipsoid';
  readonly toLocal: Rotation;
  readonly radii: Vector;
};
export type Box = Common & {
  readonly kind: 'box';
  readonly toLocal: Rotation;
  readonly half: Vector;
  readonly rounding: number;
};
/** A round cone squashed along its own axes: soles and the flat of the wrist. */
export type SquashedCone = Common & {
  readonly kind: 'squashed';
  readonly origin: Vector;
  readonly toLocal: Rotation;
  readonly squash: Vector;
  readonly minSquash: number;
  readonly cone: RoundCone;
};
export type Primitive = RoundCone | Ellipsoid | Box | SquashedCone;

type Options = { readonly blend?: number; readonly cut?: Cut };

export function roundCone(
  from: Vector,
  to: Vector,
  radii: readonly [number, number],
  { blend = 0, cut }: Options = {},
): RoundCone {
  const axis = subtract(to, from);
  const axisSquared = Math.max(1e-6, dot(axis, axis));
  const taper = radii[0] - radii[1];
  return {
    kind: 'cone',
    blend,
    cut: cut ?? null,
    centre: mix(from, to, 0.5),
    reach: distance(from, to) / 2 + Math.max(...radii),
    from,
    axis,
    radius: radii[0],
    endRadius: radii[1],
    axisSquared,
    coneSquared: Math.max(1e-4, axisSquared - taper * taper),
  };
}

export function ellipsoid(
  frame: Frame,
  centre: Vector,
  radii: Vector,
  { blend = 0, cut }: Options = {},
): Ellipsoid {
  return {
    kind: 'ellipsoid',
    blend,
    cut: cut ?? null,
    centre: place(frame, centre),
    reach: Math.max(...radii),
    toLocal: transpose(frame.rotation),
    radii,
  };
}

/** `half`: half of each edge. `turn`: within the frame. */
export function box(
  frame: Frame,
  centre: Vector,
  half: Vector,
  rounding: number,
  turn?: Rotation,
): Box {
  return {
    kind: 'box',
    blend: 0,
    cut: null,
    centre: place(frame, centre),
    reach: length(half),
    toLocal: transpose(turn ? compose(frame.rotation, turn) : frame.rotation),
    half: [half[0] - rounding, half[1] - rounding, half[2] - rounding],
    rounding,
  };
}

export function squashedCone(
  frame: Frame,
  ends: readonly [Vector, Vector],
  radii: readonly [number, number],
  squash: Vector,
  { blend = 0, cut }: Options = {},
): SquashedCone {
  const stretched = (v: Vector): Vector => [v[0] / squash[0], v[1] / squash[1], v[2] / squash[2]];
  return {
    kind: 'squashed',
    blend,
    cut: cut ?? null,
    centre: place(frame, mix(ends[0], ends[1], 0.5)),
    reach: distance(ends[0], ends[1]) / 2 + Math.max(...radii) * Math.max(...squash),
    origin: frame.origin,
    toLocal: transpose(frame.rotation),
    squash,
    minSquash: Math.min(...squash),
    cone: roundCone(stretched(ends[0]), stretched(ends[1]), radii),
  };
}

/** A cut through `point` that keeps the side against `normal` (in the frame's axes). */
export function cutAt(frame: Frame, point: Vector, normal: Vector): Cut {
  const direction = rotate(frame.rotation, normal);
  return { normal: direction, height: dot(direction, point) };
}
