import type { Cluster } from '../body/cluster.ts';
import { SLEEVE_BRANCH } from '../body/torso.ts';
import { NOTHING, pixelSize, type GBuffer } from './g-buffer.ts';

export type InkBetween = (a: number, b: number) => boolean;

/** Cosines between adjacent normals, below which there is a line. */
export const INK_BELOW = {
  /** Between branches of one cluster, unless the surface is nearly flat. */
  branches: 0.985,
  /** Between a long sleeve and the shirt. */
  seam: 0.85,
  /** A fold within one branch. */
  fold: 0.55,
} as const;
/** Depth in centimetres of a step that shows as a line: from afar and in a close-up. */
export const INK_STEP = { afar: 0.25, close: 0.13 };
/** Least depth of a step, in pixels. */
export const MIN_STEP_PIXELS = 1.2;

/** A long sleeve continues the shirt without a seam. */
export function inkEdges(buffer: GBuffer, clusters: readonly Cluster[], step: number): InkBetween {
  const { cluster, branch, normal: n, position: p, depth } = buffer;
  return (a, b) => {
    const [one, other] = [cluster[a] ?? NOTHING, cluster[b] ?? NOTHING];
    if (one !== other && !isOneSleeve(buffer, clusters, a, b)) return true;
    if (one === NOTHING) return false;
    const [i, j] = [a * 3, b * 3];
    const dx = (p[j] ?? 0) - (p[i] ?? 0);
    const dy = (p[j + 1] ?? 0) - (p[i + 1] ?? 0);
    const dz = (p[j + 2] ?? 0) - (p[i + 2] ?? 0);
    const ax = n[i] ?? 0;
    const ay = n[i + 1] ?? 0;
    const az = n[i + 2] ?? 0;
    const bx = n[j] ?? 0;
    const by = n[j + 1] ?? 0;
    const bz = n[j + 2] ?? 0;
    const lift = Math.min(
      Math.abs(ax * dx + ay * dy + az * dz),
      Math.abs(bx * dx + by * dy + bz * dz),
    );
    const near = Math.min(depth[a] ?? 0, depth[b] ?? 0);
    if (lift > Math.max(step, MIN_STEP_PIXELS * pixelSize(buffer, near))) return true;
    const alike = ax * bx + ay * by + az * bz;
    const parted = branch[a] !== branch[b] && branch[a] !== 0 && branch[b] !== 0;
    const seam = one !== other;
    return (
      (parted && alike < INK_BELOW.branches) ||
      (seam && alike < INK_BELOW.seam) ||
      alike < INK_BELOW.fold
    );
  };
}

/** Two parts of one garment, whose common cell may hold ink between them. */
export function isOneCloth(a: Cluster | undefined, b: Cluster | undefined): boolean {
  return a?.part === 'torso' && b?.part === 'torso';
}

/** The upper half of a sleeve, a branch of the shirt, and its lower half on the same side. */
export function isOneSleeve(
  { cluster, branch }: GBuffer,
  clusters: readonly Cluster[],
  a: number,
  b: number,
): boolean {
  const [one, other] = [clusters[cluster[a] ?? NOTHING], clusters[cluster[b] ?? NOTHING]];
  if (!isOneCloth(one, other)) return false;
  const goesOn = (lower: Cluster | undefined, upper: number) => {
    const side = lower?.side ?? null;
    return side !== null && branch[upper] === SLEEVE_BRANCH[side];
  };
  return one?.side === null ? goesOn(other, a) : other?.side === null && goesOn(one, b);
}
