import type { Exercise } from '@limber/contract/exercises';
import { Check, RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type SavePhase, saveWords } from '#features/workout/use-routine-save.ts';
import { RoutineClock } from '#features/workout/routine-clock.tsx';
import { timerState } from '#features/workout/timer-state.ts';
import type { RoutineTimer } from '#features/workout/use-routine-timer.ts';

/** What can be done with the exercise just now. */
export type Step =
  | { kind: 'complete'; isLast: boolean; onComplete: () => void }
  | { kind: 'completed'; onUnmark: () => void; onNext: () => void }
  | { kind: 'all-completed'; onUnmark: () => void; onFinish: () => void }
  | { kind: 'in-history'; onClose: () => void };

type Props = {
  exercise: Exercise;
  timer: RoutineTimer;
  step: Step;
  /** Null where nothing can be regenerated any more. */
  regenerate: { pending: boolean; onRegenerate: () => void } | null;
  /** How far the saving of the finished routine is. */
  phase: SavePhase;
};

/** The foot of the exercise detail within a routine: the timer, another exercise, and the next step. */
export function RoutineControls({ exercise, timer, step, regenerate, phase }: Props) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex grow items-center gap-3">
        <RoutineClock timer={timer} />
        <p className="grid text-small leading-4">
          <span className="text-soft">Routine Timer</span>
          <output className="font-strong">{timerState(timer)}</output>
        </p>
        {regenerate && (
          <div className="ml-auto">
            <IconButton
              label={`Regenerate ${exercise.name}`}
              icon={<RefreshCw aria-hidden />}
              outlined
              pending={regenerate.pending}
              onClick={regenerate.onRegenerate}
            />
          </div>
        )}
      </div>
      <div className="flex gap-2 max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
        <StepButtons step={step} phase={phase} />
      </div>
    </div>
  );
}

function StepButtons({ step, phase }: Pick<Props, 'step' | 'phase'>) {
  const words = saveWords(phase);
  switch (step.kind) {
    case 'complete':
      return (
        <Button size="large" pending={phase === 'saving'} onClick={step.onComplete}>
          {phase !== 'saving' && <Check aria-hidden />}
          {words ?? (step.isLast ? 'Complete Routine' : 'Complete & Next')}
        </Button>
      );
    case 'completed':
      return (
        <>
          <Button kind="secondary" size="large" onClick={step.onUnmark}>
            Mark as Incomplete
          </Button>
          <Button size="large" onClick={step.onNext}>
            Next to Do
          </Button>
        </>
      );
    case 'all-completed':
      return (
        <>
          <Button kind="secondary" size="large" onClick={step.onUnmark}>
            Mark as Incomplete
          </Button>
          <Button size="large" pending={phase === 'saving'} onClick={step.onFinish}>
            {words ?? 'Finish'}
          </Button>
        </>
      );
    case 'in-history':
      return (
        <Button size="large" onClick={step.onClose}>
          Close
        </Button>
      );
    default:
      return step satisfies never;
  }
}
