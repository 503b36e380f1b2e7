import type { Primitive } from '../../body/primitive.ts';
import { rotate } from '../../math/rotation.ts';
import { subtract, type Vector } from '../../math/vector.ts';
import { KIND, NO_CUT, TEXELS } from './entry.ts';

/**
 * Writes the primitive into row `row` of the texture. Texels: 0 the ball around it; 1 kind, blend, height of
 * the cut, and an extra (see `extraOf`); 2 and 3 a cone; 4 the cut's normal; 5 to 7 the rows of the turn into
 * its own axes, each with the size along that axis. A branch has the blend with its root; null otherwise.
 */
export function writePrimitive(
  data: Float32Array,
  row: number,
  primitive: Primitive,
  branchBlend: number | null,
): void {
  const at = row * TEXELS * 4;
  const { centre, reach, kind, blend, cut } = primitive;
  data.set([...centre, reach], at);
  data.set([KIND[kind], blend, cut?.height ?? NO_CUT, branchBlend ?? extraOf(primitive)], at + 4);
  if (cut !== null) data.set(cut.normal, at + 16);
  if (primitive.kind === 'cone') {
    data.set([...primitive.from, primitive.radius], at + 8);
    data.set([...primitive.axis, primitive.endRadius], at + 12);
    return;
  }
  const [x, y, z] = sizeOf(primitive);
  const m = primitive.toLocal;
  data.set([m[0], m[1], m[2], x, m[3], m[4], m[5], y, m[6], m[7], m[8], z], at + 20);
  if (primitive.kind === 'squashed') {
    const { axis, radius, endRadius } = primitive.cone;
    data.set([...startFromCentre(primitive), radius, ...axis, endRadius], at + 8);
  }
}

function extraOf(primitive: Primitive): number {
  if (primitive.kind === 'box') return primitive.rounding;
  return primitive.kind === 'squashed' ? primitive.minSquash : 0;
}

function sizeOf(primitive: Exclude<Primitive, { kind: 'cone' }>): Vector {
  if (primitive.kind === 'ellipsoid') return primitive.radii;
  return primitive.kind === 'box' ? primitive.half : primitive.squash;
}

/** From the primitive's centre instead of its frame's origin. */
function startFromCentre({
  toLocal,
  centre,
  origin,
  squash,
  cone,
}: Extract<Primitive, { kind: 'squashed' }>): Vector {
  const [x, y, z] = rotate(toLocal, subtract(centre, origin));
  const [fx, fy, fz] = cone.from;
  return [fx - x / squash[0], fy - y / squash[1], fz - z / squash[2]];
}
