import type { Exercise, MotionReply } from '@limber/contract/exercises';
import type { BodyArea } from '@limber/domain/body-areas';
import type { CSSProperties } from 'react';
import figures from './figures/figures.json';

/** An exercise of the front page, with its pictures: `scripts/landing-figures.ts` takes them from the library. */
export type AreaFigure = Pick<Exercise, 'pictureText'> & {
  area: BodyArea;
  title: string;
  loop: MotionReply['loop'];
  /** Addresses of its drawings, from the start of the movement on. */
  frames: readonly string[];
};

const addresses = import.meta.glob<string>('./figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const addressOf = (file: string) => addresses[`./figures/${file}`] ?? '';

/** One exercise for each area, from head to toe. */
export const AREA_FIGURES: readonly AreaFigure[] = figures.map(withAddresses);

function withAddresses(figure: (typeof figures)[number]): AreaFigure {
  const { area, frames } = figure;
  return {
    ...(figure as Omit<AreaFigure, 'frames'>),
    frames: Array.from({ length: frames }, (_, index) => addressOf(`${area}-${index + 1}.svg`)),
  };
}

/** The exercise that the front page shows for this area. */
export function figureOf(area: BodyArea): AreaFigure {
  const found = AREA_FIGURES.find((figure) => figure.area === area);
  if (found === undefined) throw new Error(`No figure of ${area}`);
  return found;
}

/** The drawing that tells most of the movement where nothing moves: its far end. */
export function stillFrame({ loop, frames }: Pick<AreaFigure, 'loop' | 'frames'>): number {
  return loop === 'cycle' ? 1 : frames.length - 1;
}

const STEP_S = 1.1;

/** When a drawing is shown: its keyframes in turns.css, the steps of a round, and the step at which it begins. */
type Turn = readonly [keyframes: string, steps: number, first: number];

/** Movements there and back, by the number of their drawings. The inner ones are shown on both ways. */
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

/** The animation by which a drawing takes its turn. */
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
