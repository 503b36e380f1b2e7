import type { Exercise } from '@limber/contract/exercises';
import { doseWords } from '@limber/domain/exercises/dose-words';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { singlePress } from '#browser/single-press.ts';
import type { Replacing } from './use-routine-workout.ts';

type Props = {
  exercise: Exercise;
  completed: boolean;
  heading: 'h2' | 'h3';
  corner: ReactNode;
  children: ReactNode;
};

export function ExerciseItem(props: Props) {
  const { exercise, completed, heading: Heading, corner, children } = props;
  return (
    <Card as="li">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 gap-4">
          <ExerciseThumbnail exercise={exercise} />
          <div className="grid min-w-0 content-start gap-2">
            <Heading className="text-body [overflow-wrap:anywhere]">{exercise.name}</Heading>
            <p className="text-small text-soft">{doseWords(exercise)}</p>
          </div>
        </div>
        <div className="-mt-2 -mr-2 flex justify-end self-start">{corner}</div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <ExerciseBadges area={exercise.bodyArea} completed={completed} />
        <div className="grid grid-flow-col grid-cols-[1fr_auto] gap-2 max-sm:w-full">
          {children}
        </div>
      </div>
    </Card>
  );
}

type MarkProps = {
  label: string;
  completed: boolean;
  /** Null once the mark is final. */
  onToggle: (() => void) | null;
  /** `quiet`: without an edge, with a circle to tick. */
  kind?: 'secondary' | 'quiet';
  children: ReactNode;
};

export function MarkButton(props: MarkProps) {
  const { label, completed, onToggle, kind = 'secondary', children } = props;
  return (
    <Button
      kind={kind}
      size={kind === 'quiet' ? 'small' : 'regular'}
      aria-pressed={completed}
      aria-label={label}
      disabled={onToggle === null}
      onClick={onToggle ?? undefined}
    >
      {completed ? <Check aria-hidden /> : kind === 'quiet' && <Circle aria-hidden />}
      {children}
    </Button>
  );
}

type ReplaceProps = { exercise: Exercise; replacing: Replacing };

/** A button with an icon only, for rows. */
export function ReplaceButton({ exercise: { id, name }, replacing }: ReplaceProps) {
  return (
    <IconButton
      label={`Regenerate ${name}`}
      icon={<RefreshCw aria-hidden />}
      pending={replacing.pendingId === id}
      {...singlePress(() => replacing.run(id))}
    />
  );
}

/** A button with a word, where one exercise is shown alone. */
export function RegenerateButton({ exercise: { id, name }, replacing }: ReplaceProps) {
  const isPending = replacing.pendingId === id;
  return (
    <Button
      kind="secondary"
      pending={isPending}
      aria-label={`Regenerate ${name}`}
      {...singlePress(() => replacing.run(id))}
    >
      {!isPending && <RefreshCw aria-hidden />}
      Regenerate
    </Button>
  );
}
