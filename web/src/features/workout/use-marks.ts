import {
  type CompletionRecord,
  completedExercises,
} from '@limber/domain/routines/completed-exercises';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { useToday } from '#ui/use-local-time.ts';
import {
  forgetOtherCompletions,
  onCompletionChange,
  parseCompletion,
  readCompletion,
  writeCompletion,
} from './completion-record.ts';

type Marked = {
  /** The day it is for. */
  date: LocalDay;
  completedAt: string | null;
  exercises: readonly { id: number; completed: boolean }[];
};

export type Marks = {
  /** The ids of the exercises that count as completed. */
  completed: ReadonlySet<number>;
  mark: (...exerciseIds: number[]) => void;
  unmark: (...exerciseIds: number[]) => void;
};

/**
 * The marks of a routine on this device. Those of today are kept in the completion record; those of
 * an older routine only for as long as it is shown.
 */
export function useMarks(routine: Marked): Marks {
  const userId = useSession().user?.id ?? 0;
  const today = useToday();
  const isToday = routine.date === today;
  const [ofAnotherDay, setOfAnotherDay] = useState<CompletionRecord | null>(null);
  const stored = useSyncExternalStore(onCompletionChange, () => readCompletion(today, userId));

  useEffect(() => forgetOtherCompletions(today, userId), [today, userId]);

  const change = (decide: (ids: Set<number>) => void) => {
    const before = isToday ? parseCompletion(readCompletion(today, userId)) : ofAnotherDay;
    const inRoutine = new Set(routine.exercises.map(({ id }) => id));
    const elsewhere = before?.exerciseIds.filter((id) => !inRoutine.has(id)) ?? [];
    const ids = new Set([...elsewhere, ...completedExercises(routine, before)]);
    decide(ids);
    const record = {
      date: routine.date,
      exerciseIds: [...ids],
      timestamp: new Date().toISOString(),
    };
    if (isToday) writeCompletion(record, userId);
    else setOfAnotherDay(record);
  };

  return {
    completed: completedExercises(routine, isToday ? parseCompletion(stored) : ofAnotherDay),
    mark: (...exerciseIds) => change((ids) => exerciseIds.forEach((id) => ids.add(id))),
    unmark: (...exerciseIds) => change((ids) => exerciseIds.forEach((id) => ids.delete(id))),
  };
}
