import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { FigureStage, type StagedExercise } from './figure-stage.tsx';
import { useClock } from './use-clock.ts';

type Props = {
  exercise: StagedExercise;
  /** Told once the figure can be seen. */
  onShown: () => void;
};

/**
 * The figure of an exercise that moves by itself over its small picture. Of a one-sided exercise that shows
 * the left side, so the figure is mirrored and stands as it stood.
 */
export function MovingStage({ exercise, onShown }: Props) {
  const [how, setHow] = useState<'live' | 'drawn' | null>(null);
  const [isDrawingThere, setDrawingThere] = useState(false);
  const isShown = how === 'live' || (how === 'drawn' && isDrawingThere);
  const { clock } = useClock(isShown);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) shown();
  }, [isShown]);
  return (
    <div
      onLoadCapture={() => setDrawingThere(true)}
      className={clsx('absolute inset-0 transition-opacity', !isShown && 'opacity-0')}
    >
      <FigureStage
        exercise={exercise}
        clock={clock}
        mirrored={exercise.sides === 'each'}
        onSettled={setHow}
      />
    </div>
  );
}
