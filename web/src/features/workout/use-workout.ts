import type { RoutineExercise } from '@limber/contract/routines';
import {
  type CompletionRecord,
  completedExercises,
  nextToDo,
} from '@limber/domain/routines/completed-exercises';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Clock, NEW_CLOCK } from './clock.ts';
import type { KeptMarks } from './completion-record.ts';
import type { KeptClock } from './kept-clock.ts';
import type { Saving } from './save-workout.ts';
import { wasRefused } from './send-workout.ts';
import { useIsUnsent } from './unsent-workouts.ts';
import {
  changeWorkout,
  isAllCompleted,
  isInHistory,
  NEW_WORKOUT,
  withKnown,
  type WorkoutEvent,
  type WorkoutState,
} from './workout.ts';

const CELEBRATE_AFTER_MS = 1000;
const LEAVE_AFTER_MS = 2500;

type Props = {
  routine: {
    completedAt: string | null;
    exercises: readonly RoutineExercise[];
  };
  /** Null: marks last only while the workout is shown. */
  marks: KeptMarks | null;
  saving: Saving;
  onSaved?: () => void;
  /** Called after the celebration, 2.5 s after saving, unless another round was begun. */
  onCelebrated?: () => void;
  /** Keeps the timer beyond this screen. */
  kept?: KeptClock;
  /** The timer's initial state where none is kept; default: not started. */
  initialClock?: () => Clock;
};

export type Workout = Omit<WorkoutState, 'exercises'> & {
  exercises: readonly RoutineExercise[];
  /** The index of the next exercise to do; null when all are completed. */
  next: number | null;
  allCompleted: boolean;
  inHistory: boolean;
  /** The state to pass to a later `bring-back` event. */
  state: WorkoutState;
  send: (event: WorkoutEvent) => void;
};

/** A workout under way: marks, time and saving. A screen shows it and sends it events. */
export function useWorkout(props: Props): Workout {
  const { routine, marks, kept, initialClock } = props;
  const { exercises, completedAt } = routine;
  const [state, setState] = useState<WorkoutState>(() => {
    const completed = completedExercises(routine, marks?.record ?? null);
    const isDone = nextToDo(exercises, completed) === null;
    return {
      ...NEW_WORKOUT,
      exercises,
      completed: completedExercises(routine, null),
      clock: keptOf(props) ?? initialClock?.() ?? NEW_CLOCK,
      waitingAs: isDone ? props.saving.waitingAs() : null,
    };
  });
  // Several events may arrive before the next render, and answers long after the request's render.
  const latest = useRef(state);
  const latestSend = useRef<Workout['send']>(() => {});
  const { write, celebrate } = useWriting(props, latestSend);

  const asKnown = (before: WorkoutState, record: CompletionRecord | null) =>
    withKnown(before, {
      exercises,
      completed: marks ? completedExercises(routine, record) : before.completed,
      savedElsewhere: completedAt !== null,
    });

  const send = (event: WorkoutEvent) => {
    const before = asKnown(latest.current, marks?.read() ?? null);
    const after = changeWorkout(before, event, Date.now());
    if (after.completed !== before.completed) marks?.keep(before, after);
    if (after.clock !== before.clock) kept?.keep(after.clock);
    latest.current = after;
    setState(after);
    if (before.phase === 'idle' && after.phase === 'saving') void write(before.waitingAs);
    if (before.phase === 'celebration' && after.savedHere) props.onCelebrated?.();
  };
  useEffect(() => {
    latestSend.current = send;
  });

  const { waitingAs } = state;
  const isUnsent = useIsUnsent(waitingAs);
  const settle = useEffectEvent((idempotencyKey: string) => {
    if (wasRefused(idempotencyKey)) send({ type: 'not-saved' });
    else celebrate();
  });
  useEffect(() => {
    if (waitingAs !== null && !isUnsent) settle(waitingAs);
  }, [waitingAs, isUnsent]);

  const now = asKnown(state, marks?.record ?? null);
  return {
    ...now,
    exercises,
    next: nextToDo(exercises, now.completed),
    allCompleted: isAllCompleted(now),
    inHistory: isInHistory(now),
    state: now,
    send,
  };
}

/**
 * A finished timer beside undone exercises belongs to an earlier round, which was replaced on another device.
 */
function keptOf({ kept, marks, routine }: Props): Clock | null {
  const clock = kept?.read() ?? null;
  if (clock?.state !== 'finished' || routine.completedAt !== null) return clock;
  const completed = completedExercises(routine, marks?.record ?? null);
  return nextToDo(routine.exercises, completed) === null ? clock : null;
}

/** Saves the workout and reports the progress until the celebration ends or the screen is left. */
function useWriting(
  { saving, onSaved }: Pick<Props, 'saving' | 'onSaved'>,
  send: { readonly current: Workout['send'] },
) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      timers.current.forEach((timer) => clearTimeout(timer));
    };
  }, []);
  const celebrate = () => {
    if (!isShown.current) return;
    send.current({ type: 'saved' });
    timers.current = [
      setTimeout(() => send.current({ type: 'celebrate' }), CELEBRATE_AFTER_MS),
      setTimeout(() => send.current({ type: 'celebrated' }), LEAVE_AFTER_MS),
    ];
    onSaved?.();
  };
  /** Sends the waiting workout again, if there is one. */
  const write = async (waitingAs: string | null) => {
    try {
      const keptAs = await saving.save(waitingAs);
      if (keptAs === null) celebrate();
      else send.current({ type: 'kept', as: keptAs });
    } catch {
      send.current({ type: 'not-saved' });
    }
  };
  return { write, celebrate };
}
