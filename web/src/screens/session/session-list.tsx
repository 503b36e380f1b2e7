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
      {exercises.map((exercise) => (
        <li key={exercise.id} className="flex min-w-0 items-start gap-3">
          <ExerciseThumbnail exercise={exercise} />
          <span className="grid min-w-0 [overflow-wrap:anywhere]">
            {spokenName(exercise.name)}
            <span className="text-small text-soft">{doseWords(exercise)}</span>
            <Warning exercise={exercise} replacing={replacing} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type WarningProps = { exercise: RoutineExercise; replacing: Replacing | null };

/** The people for whom another exercise is better today, and the way to it. */
function Warning({ exercise, replacing }: WarningProps) {
  const { id, name, contraindications } = exercise;
  if (contraindications.length === 0) return null;
  const isPending = replacing?.pendingId === id;
  return (
    <>
      <span className="mt-1 text-small">
        Choose another today if {contraindications.map(contraindicationWords).join(', or ')}.
      </span>
      {replacing && (
        <span className="-ml-3">
          <Button
            kind="quiet"
            pending={isPending}
            aria-label={`Replace ${spokenName(name)}`}
            {...singlePress(() => replacing.run(id))}
          >
            {!isPending && <RefreshCw aria-hidden />}
            Replace
          </Button>
        </span>
      )}
    </>
  );
}
