import { toWeights } from '@limber/domain/pain-points/pain-points';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { useQuery } from '@tanstack/react-query';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** For somebody who has not said where it hurts. */
export function NoPainPoints() {
  const { data } = useQuery(painPointsQuery);
  if (!data || selectedAreas(toWeights(data)).length > 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-tint p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <h2 className="text-body">No pain points selected</h2>
        <p>Please select your pain points in Settings to get personalized exercises.</p>
      </div>
      <ButtonLink kind="secondary" href="/onboarding">
        Select pain points
      </ButtonLink>
    </section>
  );
}
