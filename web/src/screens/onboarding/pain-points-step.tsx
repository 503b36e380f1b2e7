import { areaLabel, BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import {
  painPointsQuery,
  saveProblem,
  useSavePainPoints,
} from '#features/pain-points/pain-points.api.ts';
import { BodyFigure } from '#features/pain-points/body/body-figure.tsx';
import { useVisit } from '#features/visit/visit.ts';
import { HealthCardForm, HealthCardPromise } from '#features/health-card/health-card-form.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { toast } from '#ui/toast.ts';
import { singlePress } from '#browser/single-press.ts';
import { useHealthDraft } from './health-draft.ts';

const fail = (description: string) => toast({ title: 'Error', description, kind: 'error' });

/** Starts with areas saved or touched earlier. */
export function PainPointsStep({ next, onBack }: { next: string; onBack: () => void }) {
  const [, navigate] = useLocation();
  const { token, authenticated } = useSession();
  const { data: saved } = useQuery({ ...painPointsQuery, enabled: authenticated });
  const [chosen, setChosen] = useState<ReadonlySet<BodyArea> | null>(null);
  const save = useSavePainPoints();
  const health = useHealthDraft();
  const limit = useEntitlements()?.bodyAreas ?? null;
  const visit = useVisit();
  const known = BODY_AREAS.filter((area) => saved?.[area]);
  const areas = chosen ?? new Set(known.length > 0 ? known : visit.areas);
  const [pointed, setPointed] = useState<BodyArea | null>(null);
  const id = useId();
  const idOf = (area: BodyArea) => `${id}-${area}`;

  const isFull = limit !== null && areas.size >= limit;

  const choose = (area: BodyArea, hurts: boolean) => {
    const changed = new Set(areas);
    if (hurts) changed.add(area);
    else changed.delete(area);
    setChosen(changed);
  };
  const finish = () => {
    toast({
      title: 'Onboarding Complete',
      description: 'Your preferences have been saved.',
      kind: 'success',
    });
    navigate(next);
  };
  const complete = () => {
    if (token === null) {
      fail('Authentication token is missing. Please log in again.');
      return;
    }
    save.mutate(areas, {
      onError: (error) => fail(saveProblem(error)),
      onSuccess: () => health.save(finish),
    });
  };

  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="mb-4 text-soft">
          {limit === null ? 'Choose as many as you like.' : `Choose up to ${limit}.`} If nothing
          hurts, leave them empty: we will keep the whole body moving.
        </legend>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 max-[359px]:grid-cols-1 sm:gap-6">
          <div className="sticky top-4 h-96 rounded-card bg-stage py-2 text-on-stage max-[359px]:hidden sm:px-10">
            <BodyFigure chosen={areas} pointed={pointed} onPoint={setPointed} idOf={idOf} />
          </div>
          <div className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-3">
            {BODY_AREAS.map((area) => (
              <CheckboxCard
                key={area}
                id={idOf(area)}
                label={areaLabel(area)}
                checked={areas.has(area)}
                disabled={isFull && !areas.has(area)}
                onCheckedChange={(hurts) => choose(area, hurts)}
              />
            ))}
          </div>
        </div>
        {isFull && <LimitNote sentence={LIMIT_SENTENCES.bodyAreas} />}
      </fieldset>
      <div className="border-y border-hairline">
        <Disclosure
          title="Anything we should leave out?"
          summary="Optional: pregnancy, surgery, what a therapist said no to"
        >
          <div className="grid gap-4">
            <HealthCardPromise />
            <HealthCardForm card={health.card} onChange={health.change} />
          </div>
        </Disclosure>
      </div>
      <div
        data-action-bar
        className="sticky bottom-0 z-20 -mx-4 -mb-8 flex flex-wrap justify-between gap-3 border-t border-hairline bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static sm:static sm:m-0 sm:border-0 sm:p-0"
      >
        <Button kind="secondary" size="large" onClick={onBack}>
          Back
        </Button>
        <Button size="large" pending={save.isPending || health.saving} {...singlePress(complete)}>
          {save.isPending || health.saving ? 'Saving...' : 'Complete Setup'}
        </Button>
      </div>
    </>
  );
}
