import type { Exercise, MotionReply } from '@limber/contract/exercises';
import type { BodyArea } from '@limber/domain/body-areas';
import figures from './figures/figures.json';

/** An exercise of the front page, with its pictures: `scripts/landing-figures.ts` takes them from the library. */
export type AreaFigure = Pick<Exercise, 'sides' | 'dose' | 'pictureText'> & {
  area: BodyArea;
  title: string;
  loop: MotionReply['loop'];
  /** Addresses of its drawings, from the start of the movement on. */
  frames: readonly string[];
  motionUrl: string;
};

const addresses = import.meta.glob<string>(['./figures/*.svg', './figures/*-motion.json'], {
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
    ...(figure as Omit<AreaFigure, 'frames' | 'motionUrl'>),
    frames: Array.from({ length: frames }, (_, index) => addressOf(`${area}-${index + 1}.svg`)),
    motionUrl: addressOf(`${area}-motion.json`),
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

/** The drawing that is shown after so many steps: around and around, or there and back. */
export function frameAfter(
  steps: number,
  { loop, frames }: Pick<AreaFigure, 'loop' | 'frames'>,
): number {
  if (loop === 'cycle') return steps % frames.length;
  const last = frames.length - 1;
  return last - Math.abs(last - (steps % (2 * last)));
}

/** The drawings of one round of the movement, by their number. */
export function orderOf(figure: Pick<AreaFigure, 'loop' | 'frames'>): number[] {
  const { loop, frames } = figure;
  const steps = loop === 'cycle' ? frames.length : 2 * (frames.length - 1);
  return Array.from({ length: steps }, (_, step) => frameAfter(step, figure));
}
