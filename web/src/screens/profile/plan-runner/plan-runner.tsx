import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { ChevronLeft, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { OpenExercise } from './open-exercise.tsx';
import { useFinishPlan, useReplaceExercise } from './plan-runner.api.ts';
import { RunnerExercise } from './runner-exercise.tsx';
import { RunnerProgress } from './runner-progress.tsx';
import { usePlanSession } from './use-plan-session.ts';

type Props = { plan: CustomPlan; library: readonly Exercise[]; onLeave: () => void };

/** Runs a plan: one exercise after the other, until all are completed and in the history. */
export function PlanRunner({ plan, library, onLeave }: Props) {
  const session = usePlanSession(plan, library);
  const { exercises, completed, clock, allCompleted, openIndex } = session;
  const [leaving, setLeaving] = useState(false);
  const replacing = useReplaceExercise(plan, library, session.replace);
  const finishing = useFinishPlan(onLeave);

  const finish = () => {
    if (finishing.isPending) return;
    clock.pause();
    finishing.mutate({ name: plan.name, exercises });
  };
  const regenerate = (exercise: Exercise) => replacing.mutate({ exercise, among: exercises });
  const regenerating = replacing.isPending ? replacing.variables.exercise.id : null;

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
      </div>
      <RunnerProgress completed={completed.size} total={exercises.length} clock={clock} />
      <ol className="grid gap-3">
        {exercises.map((exercise, index) => (
          <RunnerExercise
            key={exercise.id}
            exercise={exercise}
            completed={completed.has(exercise.id)}
            isNext={session.next === index}
            regenerating={regenerating === exercise.id}
            onOpen={() => session.open(index)}
            onToggle={() => session.toggle(exercise)}
            onRegenerate={() => regenerate(exercise)}
          />
        ))}
      </ol>
      {allCompleted && (
        <StickyBar>
          <Button size="large" pending={finishing.isPending} onClick={finish}>
            {!finishing.isPending && <CircleCheck aria-hidden />}
            {finishing.isPending ? 'Saving...' : 'Complete Routine'}
          </Button>
        </StickyBar>
      )}
      {openIndex !== null && (
        <OpenExercise
          session={session}
          index={openIndex}
          regenerating={regenerating}
          onRegenerate={regenerate}
          saving={finishing.isPending}
          onFinish={finish}
        />
      )}
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
