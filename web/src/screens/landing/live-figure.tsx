import { FigureStage } from '#features/exercises/live-figure/figure-stage.tsx';
import { useClock } from '#features/exercises/live-figure/use-clock.ts';
import type { AreaFigure } from './area-figures.ts';

export type LiveFigureProps = {
  figure: AreaFigure;
  running: boolean;
  /** Told whether it is painted; `drawn` means that it cannot be, and shows nothing. */
  onSettled: (how: 'live' | 'drawn') => void;
};

/** A figure of the front page, drawn live. The page has its drawings. */
export function LiveFigure({ figure, running, onSettled }: LiveFigureProps) {
  const { clock } = useClock(running);
  const exercise = { ...figure, name: figure.title, imageUrls: [], thumbnailUrls: [] };
  return <FigureStage exercise={exercise} clock={clock} onSettled={onSettled} />;
}
