import { Link } from 'wouter';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { SaveButton } from '#features/workout/save-button.tsx';
import type { Workout } from '#features/workout/use-workout.ts';
import { Button } from '#ui/button.tsx';
import { singlePress } from '#browser/single-press.ts';
import { Spinner } from '#ui/spinner.tsx';

const itemStyle =
  'grid h-14 min-w-16 place-content-center justify-items-center gap-0.5 rounded-card text-small text-deep hover:bg-tint disabled:text-soft [&_svg]:size-5';

type Props = {
  workout: Workout;
  /** The index of the exercise on screen; -1 for the overview. */
  shown: number;
  /** The index of the next exercise; null when all are done. */
  next: number | null;
  onShow: (index: number) => void;
  onMark: (index: number) => void;
  refreshing: boolean;
  onRefresh: () => void;
};

/** Stays at the bottom of the window, so that its buttons are always in reach. */
export function RoutineBar({ refreshing, onRefresh, ...step }: Props) {
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-20 mt-auto border-t max-sm:short:static border-hairline bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-1 px-2 py-2 sm:px-6">
        <Link href="/dashboard" className={itemStyle}>
          <House aria-hidden />
          Home
        </Link>
        <button
          type="button"
          className={itemStyle}
          // A routine cannot be refreshed during saving.
          disabled={step.workout.phase !== 'idle'}
          aria-busy={refreshing || undefined}
          {...(!refreshing && singlePress(onRefresh))}
        >
          {refreshing ? <Spinner /> : <RotateCw aria-hidden />}
          Refresh
        </button>
        <div className="ml-2 grid grow sm:ml-auto sm:grow-0">
          <NextStep {...step} />
        </div>
      </div>
    </div>
  );
}

function NextStep(props: Omit<Props, 'refreshing' | 'onRefresh'>) {
  const { workout, shown, next, onShow, onMark } = props;
  const { exercises, completed, send } = workout;
  const exercise = exercises[shown];
  if (exercise && !completed.has(exercise.id)) {
    return (
      <Button
        size="large"
        wide
        aria-label={`Mark Complete: ${exercise.name}`}
        {...singlePress(() => onMark(shown))}
      >
        <Check aria-hidden />
        Mark Complete
      </Button>
    );
  }
  const nextExercise = next === null ? undefined : exercises[next];
  if (next !== null && nextExercise) {
    const start = completed.size > 0 ? 'Start Next' : 'Start';
    return (
      <Button
        kind="movement"
        size="large"
        wide
        aria-label={`${start} ${nextExercise.name}`}
        {...singlePress(() => onShow(next))}
      >
        <Play aria-hidden />
        {start}
      </Button>
    );
  }
  return (
    <SaveButton workout={workout} wide onSave={() => send({ type: 'save' })}>
      Done
    </SaveButton>
  );
}
