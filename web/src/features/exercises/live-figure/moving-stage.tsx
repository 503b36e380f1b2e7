import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { FigureStage, type StagedExercise } from './figure-stage.tsx';
import { useClock } from './use-clock.ts';

type Props = {
  exercise: StagedExercise;
  onShown: () => void;
};

/**
 * A figure that moves over its small picture. The picture of a one-sided exercise shows the left side, so the
 * figure is mirrored to match it.
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
