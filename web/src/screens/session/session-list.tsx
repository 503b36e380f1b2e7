import type { RoutineExercise } from '@limber/contract/routines';
import { contraindicationWords } from '@limber/domain/exercises/contraindication-words';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { spokenName } from '@limber/domain/player/spoken-name';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { singlePress } from '#browser/single-press.ts';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  exercises: readonly RoutineExercise[];
  /** Null where exercises cannot be replaced. */
  replacing: Replacing | null;
};

/** The exercises of a session before its start, with their warnings. */
export function SessionList({ exercises, replacing }: Props) {
  return (
    <ol aria-label="In this session" className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {exercises.map((exercise, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a replaced exercise keeps its place
        <Row key={place} exercise={exercise} replacing={replacing} />
      ))}
    </ol>
  );
}

type RowProps = { exercise: RoutineExercise; replacing: Replacing | null };

function Row({ exercise, replacing }: RowProps) {
  const { id, name } = exercise;
  const isPending = replacing?.pendingId === id;
  const replace = () => {
    // The button is gone when the other exercise has no warning.
    document.activeElement?.closest('li')?.focus({ preventScroll: true });
    replacing?.run(id);
  };
  const hasWarning = exercise.contraindications.length > 0;
  return (
    <li tabIndex={-1} className="flex min-w-0 items-start gap-3">
      <ExerciseThumbnail exercise={exercise} />
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        {spokenName(name)}
        <span className="text-small text-soft">{doseWords(exercise)}</span>
        {hasWarning && <Warning exercise={exercise} canReplace={replacing !== null} />}
        {hasWarning && replacing && (
          <span className="-ml-3">
            <Button
              kind="quiet"
              pending={isPending}
              aria-label={`Replace ${spokenName(name)}`}
              {...singlePress(replace)}
            >
              {!isPending && <RefreshCw aria-hidden />}
              Replace
            </Button>
          </span>
        )}
      </span>
    </li>
  );
}

/** The people for whom another exercise is better today. */
function Warning({ exercise, canReplace }: { exercise: RoutineExercise; canReplace: boolean }) {
  const reasons = exercise.contraindications.map(contraindicationWords).join(', or ');
  return (
    <span className="mt-1 text-small">
      {canReplace ? 'Choose another' : 'Skip it'} today if {reasons}.
    </span>
  );
}
