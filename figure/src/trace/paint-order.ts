import { NOTHING, type GBuffer } from '../render/g-buffer.ts';

/** `depth`: mean, in centimetres. */
type Layer = { readonly id: number; readonly depth: number };

/**
 * The cells from back to front: of two adjacent ones, the one behind along their common border comes first, for
 * the line between them is the outline of the other. A hand on a desk lies over it, though most of the desk is
 * nearer. Other cells, and circles, go by mean depth.
 */
export function paintOrder<C extends Layer>(
  buffer: GBuffer,
  of: Int32Array,
  cells: readonly C[],
): C[] {
  const behind = whoIsBehind(buffer, of);
  const waiting = cells.toSorted((a, b) => b.depth - a.depth);
  const ordered: C[] = [];
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const free = waiting.findIndex(({ id }) => !behind.get(id)?.some((other) => ids.has(other)));
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
}

function whoIsBehind(buffer: GBuffer, of: Int32Array): Map<number, number[]> {
  const votes = countVotes(buffer, of);
  const behind = new Map<number, number[]>();
  for (const [front, ballot] of votes) {
    const others = [...ballot].filter(
      ([back, count]) => count > (votes.get(back)?.get(front) ?? 0),
    );
    behind.set(
      front,
      others.map(([back]) => back),
    );
  }
  return behind;
}

function countVotes(
  { size, cluster, depth }: GBuffer,
  of: Int32Array,
): Map<number, Map<number, number>> {
  const votes = new Map<number, Map<number, number>>();
  const vote = (i: number, j: number) => {
    const [one, other] = [of[i] ?? 0, of[j] ?? 0];
    if (one === other || cluster[i] === NOTHING || cluster[j] === NOTHING) return;
    const isNearer = (depth[i] ?? 0) < (depth[j] ?? 0);
    const [front, back] = isNearer ? [one, other] : [other, one];
    const ballot = votes.get(front) ?? new Map<number, number>();
    votes.set(front, ballot.set(back, (ballot.get(back) ?? 0) + 1));
  };
  for (let i = 0; i < of.length; i++) {
    if ((i + 1) % size !== 0) vote(i, i + 1);
    if (i + size < of.length) vote(i, i + size);
  }
  return votes;
}
