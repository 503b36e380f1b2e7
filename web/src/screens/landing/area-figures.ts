import type { Exercise, MotionReply } from '@limber/contract/exercises';
import type { BodyArea } from '@limber/domain/body-areas';
import type { CSSProperties } from 'react';
import figures from './figures/figures.json';

/** An exercise with pictures, from the library by `scripts/landing-figures.ts`. */
export type AreaFigure = Pick<Exercise, 'pictureText'> & {
  area: BodyArea;
  title: string;
  loop: MotionReply['loop'];
  /** Addresses of drawings, in order of movement. */
  frames: readonly string[];
};

const addresses = import.meta.glob<string>('./figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const addressOf = (file: string) => addresses[`./figures/${file}`] ?? '';

/** One per area, from head to toe. */
export const AREA_FIGURES: readonly AreaFigure[] = figures.map(withAddresses);

function withAddresses(figure: (typeof figures)[number]): AreaFigure {
  const { area, frames } = figure;
  return {
    ...(figure as Omit<AreaFigure, 'frames'>),
    frames: Array.from({ length: frames }, (_, index) => addressOf(`${area}-${index + 1}.svg`)),
  };
}

/** Throws for an area without a figure. */
export function figureOf(area: BodyArea): AreaFigure {
  const found = AREA_FIGURES.find((figure) => figure.area === area);
  if (found === undefined) throw new Error(`No figure of ${area}`);
  return found;
}

/** The far end of the movement, which says most about it. */
export function stillFrame({ loop, frames }: Pick<AreaFigure, 'loop' | 'frames'>): number {
  return loop === 'cycle' ? 1 : frames.length - 1;
}

const STEP_S = 1.1;

/**
 * When a drawing shows: `keyframes` of turns.css, the number of steps of a whole round, and the
 * step, from 0, at which its keyframes begin.
 */
type Turn = readonly [keyframes: string, steps: number, first: number];

/**
 * Turns of there-and-back movements, by number of drawings. All but the outer drawings show twice,
 * on the way there and back.
 */
const THERE_AND_BACK: Record<number, readonly Turn[]> = {
  3: [
    ['one-of-4', 4, 0],
    ['one-of-2', 2, 1],
    ['one-of-4', 4, 2],
  ],
  4: [
    ['one-of-6', 6, 0],
    ['two-of-6', 6, 1],
    ['two-of-6', 6, 4],
    ['one-of-6', 6, 3],
  ],
};

export function turnOf({ loop, frames }: AreaFigure, index: number): CSSProperties {
  const around: Turn = [`one-of-${frames.length}`, frames.length, index];
  const [name, steps, first] =
    (loop === 'cycle' ? undefined : THERE_AND_BACK[frames.length]?.[index]) ?? around;
  return {
    animationName: name,
    animationDuration: `${(steps * STEP_S).toFixed(1)}s`,
    animationDelay: `${((first - steps) * STEP_S).toFixed(1)}s`,
  };
}
