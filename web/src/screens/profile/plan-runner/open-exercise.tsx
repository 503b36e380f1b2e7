import type { Exercise } from '@limber/contract/exercises';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { Check, RefreshCw } from 'lucide-react';
import { PlannableExercise } from '#features/custom-plans/plannable-exercise.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SessionTime } from './session-time.tsx';
import type { PlanSession } from './use-plan-session.ts';

type Props = {
  session: PlanSession;
  index: number;
  /** The id of the exercise that is being replaced. */
  regenerating: number | null;
  onRegenerate: (exercise: Exercise) => void;
  saving: boolean;
  onFinish: () => void;
};

/** One exercise of the plan in detail, with what can be done with it. */
export function OpenExercise(props: Props) {
  const { session, index, regenerating, onRegenerate } = props;
  const exercise = session.exercises[index];
  if (!exercise) return null;
  return (
    <PlannableExercise
      exercise={exercise}
      position={{ index, total: session.exercises.length, onMove: session.open }}
      estimatedDuration={ESTIMATED_DURATION.dashboard}
      onClose={session.close}
      controls={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex grow items-center justify-between gap-3">
            <SessionTime clock={session.clock} />
            <IconButton
              label={`Regenerate ${exercise.name}`}
              icon={<RefreshCw aria-hidden />}
              outlined
              pending={regenerating === exercise.id}
              onClick={() => onRegenerate(exercise)}
            />
          </div>
          <div className="flex gap-2 max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
            <Steps {...props} exercise={exercise} />
          </div>
        </div>
      }
    />
  );
}

function Steps({ session, index, exercise, saving, onFinish }: Props & { exercise: Exercise }) {
  if (!session.completed.has(exercise.id)) {
    const isLast = session.completed.size === session.exercises.length - 1;
    return (
      <Button size="large" onClick={() => session.completeAndNext(index)}>
        <Check aria-hidden />
        {isLast ? 'Complete' : 'Complete & Next'}
      </Button>
    );
  }
  const { next } = session;
  return (
    <>
      <Button kind="secondary" size="large" onClick={() => session.toggle(exercise)}>
        Mark as Incomplete
      </Button>
      {next === null ? (
        <Button size="large" pending={saving} onClick={onFinish}>
          {saving ? 'Saving...' : 'Complete Routine'}
        </Button>
      ) : (
        <Button size="large" onClick={() => session.open(next)}>
          Next Exercise
        </Button>
      )}
    </>
  );
}
