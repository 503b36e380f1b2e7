import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useDoneAnyway, useOpenedAnyway } from '#features/health-card/chosen-anyway.ts';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { RuledOutBadge, RuledOutQuestion } from '#features/health-card/ruled-out.tsx';
import { PremiumBadge, UnlockExercise } from '#features/subscription/limits.tsx';
import { AfterPaint } from '#ui/after-paint.tsx';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { GrowsFrom } from '#ui/grows-from.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ExerciseName } from './exercise-name.tsx';
import { ExercisePosition, type Position } from './exercise-position.tsx';
import { Instructions } from './instructions.tsx';
import { MovementMedia } from './movement-media.tsx';
import { useExercisesAhead } from './use-exercises-ahead.ts';

type Props = {
  exercise: Exercise;
  position: Position;
  onClose: () => void;
  /** Beside the name, e.g. a button that saves the exercise. */
  actions?: ReactNode;
  /** Below the instructions, e.g. controls to add the exercise to a plan. */
  children?: ReactNode;
  /** The picture's place in the window; the figure grows from there. */
  place?: DOMRect | null;
  /** Always visible at the foot, e.g. the steps of a workout. */
  controls?: ReactNode;
};

/** All about one exercise, in a dialog. Rendered while open. */
export function ExerciseDetail(props: Props) {
  const { exercise, position, onClose, actions, place = null, children, controls } = props;
  const content = useRef<HTMLDivElement>(null);
  useTopOfEach(exercise, content);
  useExercisesAhead(position.next ? [position.next] : []);
  const { reason, isAskedAbout, open } = useRuledOut(exercise);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={<ExerciseName name={exercise.name} />}
      media={
        !isAskedAbout && (
          <GrowsFrom place={place}>
            <MovementMedia key={exercise.id} exercise={exercise} />
          </GrowsFrom>
        )
      }
      actions={!isAskedAbout && actions}
      footer={!isAskedAbout && controls}
    >
      <div ref={content} tabIndex={-1} className="grid gap-5 outline-none">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap gap-2">
            <Badge kind="brand">{areaLabel(exercise.bodyArea)}</Badge>
            {exercise.locked && <PremiumBadge />}
            {reason !== null && <RuledOutBadge />}
          </span>
          <ExercisePosition {...position} />
          <VisuallyHidden live>Now {exercise.name}</VisuallyHidden>
        </div>
        {isAskedAbout && reason !== null ? (
          <RuledOutQuestion
            exercise={exercise}
            reason={reason}
            onOpen={() => {
              open(reason);
              // The pressed button is gone.
              content.current?.focus();
            }}
          />
        ) : (
          <AfterPaint>
            {exercise.locked ? (
              <LockedExercise exercise={exercise} />
            ) : (
              <Instructions exercise={exercise} />
            )}
            {children}
          </AfterPaint>
        )}
      </div>
    </Dialog>
  );
}

/** The reason why the exercise is ruled out, and whether the user has yet to be asked about it. */
function useRuledOut(exercise: Exercise) {
  const reason = useRuleOut()(exercise);
  const opened = useOpenedAnyway();
  const done = useDoneAnyway();
  const isChosen =
    reason === null || opened.isChosen(exercise, reason) || done.isChosen(exercise, reason);
  return {
    reason,
    // A locked exercise cannot be opened.
    isAskedAbout: !isChosen && !exercise.locked,
    open: (why: string) => opened.choose(exercise, why),
  };
}

/** Scrolls to the top when another exercise is shown; a new dialog is there already. */
function useTopOfEach({ id }: Exercise, content: RefObject<HTMLElement | null>): void {
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    content.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    // On a phone the whole dialog scrolls, and begins with the figure.
    content.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [id, content]);
}

function LockedExercise({ exercise }: { exercise: Exercise }) {
  return (
    <div className="grid gap-4">
      {exercise.description && <p>{exercise.description}</p>}
      <UnlockExercise />
    </div>
  );
}
