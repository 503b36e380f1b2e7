/** The figure's own left and right. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type Pair<T> = Readonly<Record<Side, T>>;

/** The sign of "away from the middle" along X: +1 on the left, -1 on the right. */
export function outward(side: Side): 1 | -1 {
  return side === 'left' ? 1 : -1;
}

export function opposite(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

export function bothSides<T>(make: (side: Side) => T): Pair<T> {
  return { left: make('left'), right: make('right') };
}
