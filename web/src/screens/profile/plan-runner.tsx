import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { percentComplete } from '@limber/domain/routines/completed-exercises';
import { NO_ALTERNATIVES_IN_AREA } from '@limber/domain/routines/choose-replacement';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Play from 'lucide-react/icons/play';
import { toastFailure } from '#api/show-failure.ts';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { NEW_CLOCK, startClock } from '#features/workout/clock.ts';
import { ExerciseDialog } from '#features/workout/exercise-dialog.tsx';
import { ExerciseItem, MarkButton, ReplaceButton } from '#features/workout/exercise-item.tsx';
import { ExerciseSteps } from '#features/workout/exercise-steps.tsx';
import { LeftOutExercises } from '#features/workout/left-out-exercises.tsx';
import { endPlanRun, startPlanRun, usePlanRunMarks } from '#features/workout/plan-run.ts';
import { PausableClock } from '#features/workout/routine-clock.tsx';
import { SaveButton } from '#features/workout/save-button.tsx';
import { StartSession } from '#features/workout/start-session.tsx';
import { usePlanWorkout } from '#features/workout/use-plan-workout.ts';
import { WorkoutProgress } from '#features/workout/workout-progress.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const WORDS = { last: 'Complete', next: 'Next Exercise', save: 'Complete Routine' };

type Props = { plan: CustomPlan; library: readonly Exercise[]; onLeave: () => void };

/** Runs a plan exercise by exercise; the finished plan goes into the history. */
export function PlanRunner({ plan: started, library, onLeave }: Props) {
  const { data: plan } = useQuery({ ...customPlanQuery(started.id), initialData: started });
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    startPlanRun(plan.id);
    return endPlanRun;
  }, [plan.id]);
  const { workout, replacing, leftOut } = usePlanWorkout(plan, library, {
    marks: usePlanRunMarks(plan.id),
    toastSaved: ({ name }) => {
      toast({
        kind: 'success',
        title: 'Workout Completed!',
        description: `"${name}" is in your history. Well done.`,
      });
    },
    toastNotSaved: (error) =>
      toastFailure('Failed to save workout completion. Please try again.', error),
    noAlternatives: NO_ALTERNATIVES_IN_AREA,
    onSaved: onLeave,
    initialClock: () => startClock(NEW_CLOCK, Date.now()),
  });
  const { completed, clock, send } = workout;
  const timer = <PausableClock clock={clock} send={send} />;
  const save = () => {
    send({ type: 'pause' });
    send({ type: 'save' });
  };

  return (
    <section className="grid max-w-3xl gap-4">
      <div className="grid justify-items-start gap-1">
        <div className="-ml-4">
          <Button kind="quiet" onClick={() => (completed.size > 0 ? setLeaving(true) : onLeave())}>
            <ChevronLeft aria-hidden />
            Your plans
          </Button>
        </div>
        <SectionHeading announced>{plan.name}</SectionHeading>
        {plan.description && (
          <p className="max-w-prose text-soft [overflow-wrap:anywhere]">{plan.description}</p>
        )}
        {completed.size === 0 && (
          <div className="-ml-4">
            <StartSession workout={workout} href={`/session?customPlan=${plan.id}`} />
          </div>
        )}
      </div>
      <Card>
        <WorkoutProgress workout={workout} timer={timer} />
        <VisuallyHidden live>{completed.size > 0 && progressWords(workout)}</VisuallyHidden>
      </Card>
      <RunnerExercises workout={workout} replacing={replacing} />
      <LeftOutExercises leftOut={leftOut} />
      {workout.allCompleted && (
        <StickyBar>
          <SaveButton workout={workout} onSave={save}>
            Complete Routine
          </SaveButton>
        </StickyBar>
      )}
      <ExerciseDialog workout={workout} replacing={replacing} timer={timer}>
        <ExerciseSteps
          workout={workout}
          words={WORDS}
          onLast={(index) => send({ type: 'mark-and-go-on', index })}
          onSave={save}
        />
      </ExerciseDialog>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Leave this routine?"
        description="It is not complete, so it will not be in your history."
        confirm="Leave"
        cancel="Keep going"
        onConfirm={onLeave}
      />
    </section>
  );
}

type RunnerExercisesProps = Pick<ReturnType<typeof usePlanWorkout>, 'workout' | 'replacing'>;

function RunnerExercises({ workout, replacing }: RunnerExercisesProps) {
  const { exercises, completed, next, send } = workout;
  return (
    <ol className="grid gap-3">
      {exercises.map((exercise, index) => {
        const { id, name } = exercise;
        const isDone = completed.has(id);
        const mark = isDone ? 'Done' : 'Complete';
        return (
          <ExerciseItem
            // The key is the place, so that focus stays in a row whose exercise is replaced.
            // oxlint-disable-next-line react/no-array-index-key -- a row keeps no state of its exercise
            key={index}
            exercise={exercise}
            completed={isDone}
            heading="h3"
            corner={<ReplaceButton exercise={exercise} replacing={replacing} />}
          >
            <MarkButton
              label={`${mark} ${name}`}
              completed={isDone}
              onToggle={() => send({ type: isDone ? 'unmark' : 'mark', exerciseId: id })}
            >
              {mark}
            </MarkButton>
            <Button
              kind={next === index ? 'movement' : 'secondary'}
              aria-label={`Start ${name}`}
              onClick={() => send({ type: 'open', index })}
            >
              <Play aria-hidden />
              Start
            </Button>
          </ExerciseItem>
        );
      })}
    </ol>
  );
}

function progressWords({ completed, exercises }: RunnerExercisesProps['workout']): string {
  const percent = percentComplete(completed.size, exercises.length);
  return `${completed.size} of ${exercises.length} exercises completed, ${percent} percent`;
}
