import type { Box, Ellipsoid, Primitive, RoundCone, SquashedCone } from './primitive.ts';

/**
 * Distance to a primitive's surface in centimetres, negative inside. Formulas: Inigo Quilez, "Distance
 * functions" (round cone, box) and "Ellipsoid SDF" (first-order approximation).
 */
export function primitiveDistance(p: Primitive, x: number, y: number, z: number): number {
  const d = uncut(p, x, y, z);
  if (p.cut === null) return d;
  const { normal, height } = p.cut;
  return Math.max(d, x * normal[0] + y * normal[1] + z * normal[2] - height);
}

function uncut(p: Primitive, x: number, y: number, z: number): number {
  switch (p.kind) {
    case 'cone':
      return coneDistance(p, x, y, z);
    case 'ellipsoid':
      return ellipsoidDistance(p, x, y, z);
    case 'box':
      return boxDistance(p, x, y, z);
    case 'squashed':
      return squashedDistance(p, x, y, z);
    default:
      return p satisfies never;
  }
}

function coneDistance(p: RoundCone, x: number, y: number, z: number): number {
  const { from, axis, radius, endRadius, axisSquared: l2, coneSquared: a2 } = p;
  const px = x - from[0];
  const py = y - from[1];
  const pz = z - from[2];
  const taper = radius - endRadius;
  const inverse = 1 / l2;
  const along = px * axis[0] + py * axis[1] + pz * axis[2];
  const beyond = along - l2;
  const qx = px * l2 - axis[0] * along;
  const qy = py * l2 - axis[1] * along;
  const qz = pz * l2 - axis[2] * along;
  const x2 = qx * qx + qy * qy + qz * qz;
  const y2 = along * along * l2;
  const z2 = beyond * beyond * l2;
  const k = taper * Math.abs(taper) * x2;
  if ((beyond > 0 ? a2 : -a2) * z2 > k) return Math.sqrt(x2 + z2) * inverse - endRadius;
  if ((along > 0 ? a2 : -a2) * y2 < k) return Math.sqrt(x2 + y2) * inverse - radius;
  return (Math.sqrt(x2 * a2 * inverse) + along * taper) * inverse - radius;
}

function ellipsoidDistance(p: Ellipsoid, x: number, y: number, z: number): number {
  const { toLocal: m, radii, centre } = p;
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const ux = (m[0] * dx + m[1] * dy + m[2] * dz) / radii[0];
  const uy = (m[3] * dx + m[4] * dy + m[5] * dz) / radii[1];
  const uz = (m[6] * dx + m[7] * dy + m[8] * dz) / radii[2];
  const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const vx = ux / radii[0];
  const vy = uy / radii[1];
  const vz = uz / radii[2];
  const k1 = Math.sqrt(vx * vx + vy * vy + vz * vz);
  return k1 < 1e-9 ? -Math.min(...radii) : (k0 * (k0 - 1)) / k1;
}

function boxDistance(p: Box, x: number, y: number, z: number): number {
  const { toLocal: m, half, centre, rounding } = p;
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const qx = Math.abs(m[0] * dx + m[1] * dy + m[2] * dz) - half[0];
  const qy = Math.abs(m[3] * dx + m[4] * dy + m[5] * dz) - half[1];
  const qz = Math.abs(m[6] * dx + m[7] * dy + m[8] * dz) - half[2];
  const mx = Math.max(0, qx);
  const my = Math.max(0, qy);
  const mz = Math.max(0, qz);
  const inside = Math.min(0, Math.max(qx, qy, qz));
  return Math.sqrt(mx * mx + my * my + mz * mz) + inside - rounding;
}

function squashedDistance(p: SquashedCone, x: number, y: number, z: number): number {
  const { toLocal: m, origin, squash, cone, minSquash } = p;
  const dx = x - origin[0];
  const dy = y - origin[1];
  const dz = z - origin[2];
  const lx = (m[0] * dx + m[1] * dy + m[2] * dz) / squash[0];
  const ly = (m[3] * dx + m[4] * dy + m[5] * dz) / squash[1];
  const lz = (m[6] * dx + m[7] * dy + m[8] * dz) / squash[2];
  return coneDistance(cone, lx, ly, lz) * minSquash;
}

/** Minimum with a fillet of `blend` centimetres (polynomial smooth minimum, Quilez). */
export function smoothMinimum(a: number, b: number, blend: number): number {
  const overlap = blend - Math.abs(a - b);
  if (overlap <= 0) return a < b ? a : b;
  return (a < b ? a : b) - (overlap * overlap) / (4 * blend);
}
