import { type ReactNode, useState } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#ui/icon-button.tsx';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { LargeFigureFrame } from '../large-figure-frame.tsx';
import { FigureStage, type StagedExercise } from './figure-stage.tsx';
import { useExerciseMotion } from './use-exercise-motion.ts';
import { useMovement } from './use-movement.ts';

type Props = {
  exercise: StagedExercise;
  /** Stops the figure, e.g. while something covers it. */
  resting: boolean;
  children: ReactNode;
};

/** An exercise's moving figure, as large as its box; below it its pause button. */
export function PausableFigure({ exercise, resting, children }: Props) {
  const [isThere, setThere] = useState(false);
  const { motion } = useExerciseMotion(exercise);
  const starts = !useReducedMotion();
  const { clock, playing, setPlaying } = useMovement(motion?.movement ?? null, {
    ready: isThere && !resting,
    starts,
  });
  return (
    <LargeFigureFrame
      figure={<FigureStage exercise={exercise} clock={clock} onSettled={() => setThere(true)} />}
      pause={
        isThere && (
          <IconButton
            label={playing ? 'Pause the movement' : 'Play the movement'}
            icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={() => setPlaying(!playing)}
          />
        )
      }
    >
      {children}
    </LargeFigureFrame>
  );
}
