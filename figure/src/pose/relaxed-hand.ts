import { FINGERS, type LimbMovement } from './range-of-motion.ts';

export type HandAngles = {
  /** Degrees of MCP, PIP and DIP flexion, index to little finger. */
  readonly flexion: readonly (readonly [mcp: number, pip: number, dip: number])[];
  /** Degrees away from the middle finger's side, index to little finger. */
  readonly spread: readonly number[];
  readonly thumb: { flex: number; abd: number; opp: number; mcp: number; ip: number };
};

/** Straight fingers side by side; otherwise they would fan out like a fork. */
export const TOGETHER = [-5.5, 0, 4.5, 9] as const;

/** A hanging hand. In a file of its own since every pose begins with it, in the browser too. */
export const RELAXED_HAND: HandAngles = {
  flexion: [
    [8, 16, 8],
    [12, 20, 10],
    [15, 24, 12],
    [17, 26, 12],
  ],
  spread: TOGETHER,
  thumb: { flex: 0, abd: 28, opp: 20, mcp: 12, ip: 12 },
};

/** In degrees. */
export function handMovements(shape: HandAngles): Partial<Record<LimbMovement, number>> {
  const fingers = FINGERS.flatMap((finger, i) => {
    const [mcp, pip, dip] = shape.flexion[i] ?? [0, 0, 0];
    return [
      [`${finger}.mcp`, mcp],
      [`${finger}.pip`, pip],
      [`${finger}.dip`, dip],
      [`${finger}.spread`, shape.spread[i] ?? 0],
    ];
  });
  const thumb = Object.entries(shape.thumb).map(([movement, value]) => [
    `thumb.${movement}`,
    value,
  ]);
  return Object.fromEntries([...fingers, ...thumb]) as Partial<Record<LimbMovement, number>>;
}
