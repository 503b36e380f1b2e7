import { reportDiscomfort, takeBackDiscomfort } from '@limber/contract/discomfort';
import type { Exercise } from '@limber/contract/exercises';
import { chooseGentleAlternative } from '@limber/domain/discomfort/choose-gentle-alternative';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fetchLeftOut, refetchDiscomfort } from '#features/discomfort/discomfort.api.ts';
import { ROUTINE_SCOPE, useRefreshRoutines } from '#features/routines/routines.api.ts';
import { useToday } from '#browser/use-local-time.ts';
import { exchangeInPlan } from './exchange-in-plan.ts';
import type { Eased, Hurting, OnReplaced } from './hurting.ts';

type Props = {
  planId: number;
  library: readonly Exercise[];
  /** Whether an exercise of the library may be used. */
  isOffered: (exercise: Exercise) => boolean;
  onReplaced: OnReplaced;
};

/** In a plan the app replaces the exercise; the server does so in today's routine. */
export function useHurtingInPlan(props: Props): Hurting {
  const { planId, library, isOffered, onReplaced } = props;
  const cache = useQueryClient();
  const refreshRoutines = useRefreshRoutines();
  const date = useToday();
  const exchange = async (exerciseId: number, choose: Parameters<typeof exchangeInPlan>[2]) => {
    const exchanged = await exchangeInPlan(cache, { planId, exerciseId }, choose);
    if (exchanged === null) return null;
    onReplaced(exerciseId, exchanged.chosen.id);
    exchanged.show();
    return exchanged.chosen;
  };
  const reporting = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async (hurting: Exercise): Promise<Eased> => {
      const body = { exerciseId: hurting.id, date };
      const { report } = await call(reportDiscomfort, { body });
      refreshRoutines();
      await refetchDiscomfort(cache);
      const leftOut = await fetchLeftOut(cache, date);
      const usable = library.filter((one) => isOffered(one) && !leftOut.has(one.id));
      const instead = await exchange(hurting.id, (inPlan) => {
        const plan = library.filter(({ id }) => inPlan.has(id));
        return chooseGentleAlternative(usable, hurting, plan, Math.random);
      });
      return { report, hurting, instead };
    },
  });
  const takingBack = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async ({ report, hurting, instead }: Eased) => {
      await call(takeBackDiscomfort, { params: { id: report.id } });
      if (instead) await exchange(instead.id, () => hurting);
    },
    onSuccess: () => refetchDiscomfort(cache),
  });
  return { report: reporting.mutateAsync, takeBack: takingBack.mutateAsync };
}
