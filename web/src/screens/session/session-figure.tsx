import type { RoutineExercise } from '@limber/contract/routines';
import { FigureStage } from '#features/exercises/live-figure/figure-stage.tsx';
import type { FigureClock } from '#features/exercises/live-figure/movement-clock.ts';

type Props = { exercise: RoutineExercise; clock: FigureClock };

/** The figure takes the largest square of its box. */
export function SessionFigure({ exercise, clock }: Props) {
  return (
    <div className="grid h-full place-items-center">
      <div className="size-[min(100cqw,100cqh)]">
        <FigureStage exercise={exercise} clock={clock} />
      </div>
    </div>
  );
}
