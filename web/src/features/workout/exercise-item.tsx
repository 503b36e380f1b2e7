import type { Exercise } from '@limber/contract/exercises';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { clsx } from 'clsx';
import { Check, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { singlePress } from '#ui/single-press.ts';
import type { Replacing } from './use-routine-workout.ts';

type Props = {
  exercise: Exercise;
  completed: boolean;
  heading: 'h2' | 'h3';
  /** Position of the badges: under the name with the buttons beside them, or on a line of their own. */
  badges: 'under-name' | 'own-line';
  /** Icon buttons in the corner. */
  corner: ReactNode;
  /** The buttons for the exercise. */
  children: ReactNode;
};

/** One exercise in the list of a workout. */
export function ExerciseItem(props: Props) {
  const { exercise, completed, heading: Heading, badges, corner, children } = props;
  const badge = <ExerciseBadges area={exercise.bodyArea} completed={completed} />;
  const buttons = 'grid grid-flow-col gap-2';
  const name = (
    <>
      <ExerciseThumbnail exercise={exercise} />
      <div className="grid min-w-0 content-start gap-2">
        <Heading className="text-body [overflow-wrap:anywhere]">{exercise.name}</Heading>
        <p className="text-small text-soft">{doseWords(exercise)}</p>
        {badges === 'under-name' && badge}
      </div>
    </>
  );
  const cornerButtons = <div className="-mt-2 -mr-2 flex justify-end self-start">{corner}</div>;
  if (badges === 'own-line') {
    return (
      <Card as="li">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 gap-4">{name}</div>
          {cornerButtons}
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {badge}
          <div className={clsx(buttons, 'grid-cols-[1fr_auto] max-sm:w-full')}>{children}</div>
        </div>
      </Card>
    );
  }
  return (
    <Card as="li">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-3">
        <div className="flex min-w-0 gap-4 self-start sm:row-span-2">{name}</div>
        {cornerButtons}
        <div className={clsx(buttons, 'auto-cols-fr max-sm:col-span-2')}>{children}</div>
      </div>
    </Card>
  );
}

type MarkProps = {
  label: string;
  completed: boolean;
  /** Null once the mark stays. */
  onToggle: (() => void) | null;
  children: ReactNode;
};

/** Marks an exercise as completed, or removes the mark. */
export function MarkButton({ label, completed, onToggle, children }: MarkProps) {
  return (
    <Button
      kind="secondary"
      aria-pressed={completed}
      aria-label={label}
      disabled={onToggle === null}
      onClick={onToggle ?? undefined}
    >
      {completed && <Check aria-hidden />}
      {children}
    </Button>
  );
}

type ReplaceProps = { exercise: Exercise; replacing: Replacing; outlined?: boolean };

/** Puts another exercise in the place of this one. */
export function ReplaceButton({ exercise: { id, name }, replacing, outlined }: ReplaceProps) {
  return (
    <IconButton
      label={`Regenerate ${name}`}
      icon={<RefreshCw aria-hidden />}
      outlined={outlined ?? false}
      pending={replacing.pendingId === id}
      {...singlePress(() => replacing.run(id))}
    />
  );
}
