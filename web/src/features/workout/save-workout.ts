import type { Exercise } from '@limber/contract/exercises';
import { type RoutineRecord, saveRoutineRecord } from '@limber/contract/routine-history';
import { completeRoutine, type Routine } from '@limber/contract/routines';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { newIdempotencyKey } from '#api/request.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { completeOnServer, ROUTINE_SCOPE } from '#features/routines/routines.api.ts';

const KEY = 'workoutKey';

type Finished = {
  /** The name shown in the history. */
  name: string;
  /** The daily routine that it finishes; null for a custom plan. */
  routineId: number | null;
  exercises: readonly Exercise[];
};
type Sending = { painPointsAtTime: BodyArea[]; headers: { 'Idempotency-Key': string } };

/** Saves a finished workout to the history; retries never save it twice. */
export function useSaveWorkout(
  workout: Finished,
  toastSaved: (record: RoutineRecord) => void,
  toastNotSaved: (error: Error) => void,
) {
  const { name, routineId, exercises } = workout;
  const send = ({ painPointsAtTime, headers }: Sending) =>
    call(
      saveRoutineRecord,
      {
        body: {
          name,
          ...summariseWorkout(exercises),
          painPointsAtTime,
          ...(routineId !== null && { routineId }),
        },
      },
      { headers },
    );
  return useSaveOnce({
    routineId,
    exercises,
    send,
    onSaved: toastSaved,
    onNotSaved: toastNotSaved,
  });
}

/** Completes a routine by its own call. Marks that are not on the server yet are sent first. */
export function useCompleteRoutine(routine: Routine, toastNotSaved: (error: Error) => void) {
  const { id, exercises } = routine;
  const send = async ({ painPointsAtTime, headers }: Sending) => {
    for (const [index, { completed }] of exercises.entries()) {
      if (!completed) await completeOnServer(id, index);
    }
    const body = { painPoints: painPointsAtTime };
    return call(completeRoutine, { params: { id }, body }, { headers });
  };
  return useSaveOnce({ routineId: id, exercises, send, onNotSaved: toastNotSaved });
}

type SaveOnce<Saved> = {
  routineId: number | null;
  exercises: readonly Exercise[];
  send: (sending: Sending) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  onNotSaved: (error: Error) => void;
};

function useSaveOnce<Saved>({ routineId, exercises, send, onSaved, onNotSaved }: SaveOnce<Saved>) {
  const cache = useQueryClient();
  const painPoints = useQuery(painPointsQuery).data;
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: () =>
      send(
        attemptToSave(
          [routineId, ...exercises.map(({ id }) => id)],
          painPoints ? selectedAreas(toWeights(painPoints)) : [],
        ),
      ),
    onSuccess: (saved) => {
      sessionStorage.removeItem(KEY);
      onSaved?.(saved);
      void refetchHistory(cache);
      void cache.invalidateQueries({ queryKey: ['routines'] });
    },
    onError: onNotSaved,
  });
}

/**
 * What goes with a finished workout: the same for every attempt to save it, even after a reload and from another
 * screen, and new as soon as the workout changes. The key stands for where it hurt at the first attempt, too.
 */
function attemptToSave(workout: readonly (number | null)[], areas: BodyArea[]): Sending {
  const name = workout.join(' ');
  const [keptName, keptKey, keptAreas] = sessionStorage.getItem(KEY)?.split(':') ?? [];
  const isKept = keptName === name && keptKey !== undefined && keptAreas !== undefined;
  const key = isKept ? keptKey : newIdempotencyKey();
  const painPointsAtTime = isKept ? BODY_AREAS.filter((area) => keptAreas.includes(area)) : areas;
  sessionStorage.setItem(KEY, [name, key, painPointsAtTime.join(' ')].join(':'));
  return { painPointsAtTime, headers: { 'Idempotency-Key': key } };
}
