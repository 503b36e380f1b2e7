import type { BodyArea } from '@limber/domain/body-areas';
import { type PainPoints, toWeights } from '@limber/domain/pain-points/pain-points';
import {
  initialWeights,
  selectedAreas,
  splitEvenly,
  type Weights,
} from '@limber/domain/pain-points/weights';
import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import { useChangePainPoints } from './pain-points.api.ts';

/** The displayed weights: unsaved, being saved, or saved. */
export function useWeightsPanel(record: PainPoints) {
  const [moved, setMoved] = useState<Weights | null>(null);
  const change = useChangePainPoints({
    // A change made during saving remains unsaved.
    onSaved: ({ weights }) => setMoved((now) => (now === weights ? null : now)),
    onRefused: ({ kind }) => kind === 'areas' && setMoved(null),
  });
  const saved = initialWeights(toWeights(record));
  const settled = change.isPending ? change.variables.weights : saved;
  const weights = moved ?? settled;
  const savingOf = (...kinds: string[]) =>
    change.isPending && kinds.includes(change.variables.kind);

  return {
    weights,
    changed: moved !== null,
    savingAreas: savingOf('areas', 'preferences'),
    savingWeights: savingOf('weights'),
    toggle: (area: BodyArea, hurts: boolean) => {
      const others = selectedAreas(weights).filter((other) => other !== area);
      if (moved !== null) toastGivenUp();
      setMoved(null);
      change.mutate({
        kind: 'areas',
        weights: splitEvenly(hurts ? inOrder(area, others) : others),
      });
    },
    savePreferences: () => change.mutate({ kind: 'preferences', weights: settled }),
    move: (area: BodyArea, weight: number) => setMoved({ ...weights, [area]: weight }),
    distributeEvenly: () => setMoved(splitEvenly(selectedAreas(weights))),
    saveWeights: () => change.mutate({ kind: 'weights', weights }),
  };
}
export type WeightsPanel = ReturnType<typeof useWeightsPanel>;

function toastGivenUp(): void {
  toast({
    title: 'Shared evenly again',
    description: 'The weights you had not saved are gone: they were for other areas.',
  });
}

/** From head to toe, so that spare points go to the same areas in every order of selection. */
function inOrder(area: BodyArea, others: readonly BodyArea[]): BodyArea[] {
  return selectedAreas(Object.fromEntries([area, ...others].map((each) => [each, 0])));
}
