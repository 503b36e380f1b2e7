import {
  type DiscomfortReport,
  reportDiscomfort,
  takeBackDiscomfort,
} from '@limber/contract/discomfort';
import type { Exercise } from '@limber/contract/exercises';
import type { Routine } from '@limber/contract/routines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { refetchDiscomfort } from '#features/discomfort/discomfort.api.ts';
import { ROUTINE_SCOPE, setRoutine } from '#features/routines/routines.api.ts';
import { useToday } from '#browser/use-local-time.ts';

export type Eased = {
  report: DiscomfortReport;
  hurting: Exercise;
  /** The replacement; null when nothing fits. */
  instead: Exercise | null;
};

/** Reports that an exercise hurts, or takes it back. Both reject when that cannot be saved. */
export type Hurting = {
  report: (exercise: Exercise) => Promise<Eased>;
  /** Undoes the report and the replacement. */
  takeBack: (eased: Eased) => Promise<void>;
};

export type OnReplaced = (exerciseId: number, byId: number) => void;

/** For a day's routine, where the server chooses the replacement. */
export function useHurtingInRoutine(routine: Routine, onReplaced: OnReplaced): Hurting {
  const cache = useQueryClient();
  const date = useToday();
  const reporting = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async (hurting: Exercise): Promise<Eased> => {
      const body = { exerciseId: hurting.id, date, routineId: routine.id };
      const answer = await call(reportDiscomfort, { body });
      const instead = answer.routine?.exercises.find(({ id }) => id === answer.replacedById);
      if (instead) onReplaced(hurting.id, instead.id);
      if (answer.routine) setRoutine(cache, answer.routine);
      return { report: answer.report, hurting, instead: instead ?? null };
    },
    onSuccess: () => refetchDiscomfort(cache),
  });
  const takingBack = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async ({ report, hurting, instead }: Eased) => {
      const answer = await call(takeBackDiscomfort, { params: { id: report.id } });
      const isBack = answer.routine?.exercises.some(({ id }) => id === hurting.id);
      if (instead && isBack) onReplaced(instead.id, hurting.id);
      if (answer.routine) setRoutine(cache, answer.routine);
    },
    onSuccess: () => refetchDiscomfort(cache),
  });
  return { report: reporting.mutateAsync, takeBack: takingBack.mutateAsync };
}
