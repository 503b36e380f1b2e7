import type { VisitorRoutine } from '@limber/contract/routines';
import { currentVisit, setVisitDone, useVisit } from '#features/visit/visit.ts';
import type { KeptMarks } from '#features/workout/completion-record.ts';
import type { Saving } from '#features/workout/save-workout.ts';
import { useWorkout } from '#features/workout/use-workout.ts';
import type { WayBack } from '../way-back.ts';
import { WorkoutSession } from '../workout-session.tsx';
import { KeepThis } from './keep-this.tsx';

const HOME: WayBack = { href: '/', label: 'Back to homepage' };

/** Saves nothing: if the visitor makes an account later, it saves the visit. */
const NOT_SAVED: Saving = { waitingAs: () => null, save: async () => null };

type Props = { routine: VisitorRoutine; startsAtOnce: boolean };

/** A session without an account; the tab keeps the marks of completed exercises. */
export function VisitSession({ routine, startsAtOnce }: Props) {
  const { exercises, name } = routine;
  const workout = useWorkout({
    routine: { exercises, completedAt: null },
    marks: useVisitMarks(),
    saving: NOT_SAVED,
  });
  return (
    <WorkoutSession
      name={name}
      playerKey={`visit-${exercises.map(({ id }) => id).join('-')}`}
      workout={workout}
      replacing={null}
      canRestart={false}
      startsAtOnce={startsAtOnce}
      wayBack={HOME}
      end={KeepThis}
    />
  );
}

/** Marks belong to the visit's routine, on any day. */
function useVisitMarks(): KeptMarks {
  const { doneIds } = useVisit();
  return {
    record: recordOf(doneIds),
    read: () => recordOf(currentVisit().doneIds),
    keep: (_before, after) => setVisitDone([...after.completed]),
  };
}

const recordOf = (exerciseIds: readonly number[]) => ({ date: '', exerciseIds, timestamp: '' });
