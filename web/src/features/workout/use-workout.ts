import type { RoutineExercise } from '@limber/contract/routines';
import { completedExercises, nextToDo } from '@limber/domain/routines/completed-exercises';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { useToday } from '#ui/use-local-time.ts';
import { type Clock, NEW_CLOCK } from './clock.ts';
import {
  forgetOtherCompletions,
  keepCompletion,
  parseCompletion,
  readCompletion,
  useCompletion,
} from './completion-record.ts';
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
    /** The day that the marks are for. */
    date: LocalDay;
    completedAt: string | null;
    exercises: readonly RoutineExercise[];
  };
  /** Saves to the history. Shows a toast and rejects when that fails. */
  save: () => Promise<unknown>;
  /** Called as soon as the workout is saved. */
  onSaved?: () => void;
  /** Called 2.5 s later, after the celebration. */
  onCelebrated?: () => void;
  /** The timer's initial state; by default not started. */
  initialClock?: () => Clock;
};

export type Workout = Omit<WorkoutState, 'exercises'> & {
  exercises: readonly RoutineExercise[];
  /** The index of the next exercise to do; null when all are completed. */
  next: number | null;
  allCompleted: boolean;
  inHistory: boolean;
  send: (event: WorkoutEvent) => void;
};

/**
 * The state of a workout: completed exercises, timer, and saving. Independent of any screen;
 * a screen shows it and sends it events. Today's marks are kept in the completion record, which other
 * screens and tabs share; those of an older routine only for as long as it is shown.
 */
export function useWorkout(props: Props): Workout {
  const { routine, initialClock } = props;
  const { exercises, completedAt } = routine;
  const userId = useSession().user?.id ?? 0;
  const today = useToday();
  const record = useCompletion(today, userId);
  const [state, setState] = useState<WorkoutState>(() => ({
    ...NEW_WORKOUT,
    exercises,
    completed: completedExercises(routine, null),
    clock: initialClock?.() ?? NEW_CLOCK,
  }));
  // Several events may arrive before the next render, and answers long after the request's render.
  const latest = useRef(state);
  const latestSend = useRef<Workout['send']>(() => {});
  const write = useSaving(props, latestSend);
  useEffect(() => forgetOtherCompletions(today, userId), [today, userId]);

  const isToday = routine.date === today;
  const asKnown = (before: WorkoutState, text: string | null) =>
    withKnown(before, {
      exercises,
      completed: isToday ? completedExercises(routine, parseCompletion(text)) : before.completed,
      savedElsewhere: completedAt !== null,
    });

  const send = (event: WorkoutEvent) => {
    const before = asKnown(latest.current, readCompletion(today, userId));
    const after = changeWorkout(before, event, Date.now());
    if (isToday && after.completed !== before.completed)
      keepCompletion(today, userId, before, after);
    latest.current = after;
    setState(after);
    if (before.phase === 'idle' && after.phase === 'saving') void write();
  };
  useEffect(() => {
    latestSend.current = send;
  });

  const now = asKnown(state, record);
  return {
    ...now,
    exercises,
    next: nextToDo(exercises, now.completed),
    allCompleted: isAllCompleted(now),
    inHistory: isInHistory(now),
    send,
  };
}

/** Saves the workout and reports the progress until the celebration ends or the screen is left. */
function useSaving(
  { save, onSaved, onCelebrated }: Pick<Props, 'save' | 'onSaved' | 'onCelebrated'>,
  send: { readonly current: Workout['send'] },
): () => Promise<void> {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      timers.current.forEach((timer) => clearTimeout(timer));
    };
  }, []);
  return async () => {
    try {
      await save();
    } catch {
      send.current({ type: 'not-saved' });
      return;
    }
    if (!isShown.current) return;
    send.current({ type: 'saved' });
    timers.current = [
      setTimeout(() => send.current({ type: 'celebrate' }), CELEBRATE_AFTER_MS),
      setTimeout(() => {
        send.current({ type: 'celebrated' });
        onCelebrated?.();
      }, LEAVE_AFTER_MS),
    ];
    onSaved?.();
  };
}
