import { BODY_AREAS } from '@limber/domain/body-areas';
import type { PainPoints } from '@limber/domain/pain-points/pain-points';
import { useQuery } from '@tanstack/react-query';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Loaded } from '#api/loaded.tsx';
import { AreaToggles } from '#features/pain-points/area-toggles.tsx';
import { ExerciseDistribution } from '#features/pain-points/exercise-distribution.tsx';
import { useWeightsPanel } from '#features/pain-points/use-weights-panel.ts';

/** Where it hurts, and how the exercises are shared over those areas. */
export function PainPointsTab() {
  const painPoints = useQuery(painPointsQuery);
  return (
    <Loaded query={painPoints} what="your pain points" skeleton={<PainPointsSkeleton />}>
      {(record) => <Panels record={record} />}
    </Loaded>
  );
}

function Panels({ record }: { record: PainPoints }) {
  const panel = useWeightsPanel(record);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <AreaToggles panel={panel} />
      <ExerciseDistribution panel={panel} />
    </div>
  );
}

function PainPointsSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card>
        <div className="grid gap-5">
          <Skeleton shape="h-7 w-40" />
          {BODY_AREAS.map((area) => (
            <div key={area} className="flex h-7 justify-between">
              <Skeleton shape="h-6 w-32" />
              <Skeleton shape="h-7 w-12" />
            </div>
          ))}
        </div>
      </Card>
      <Skeleton shape="h-64" />
    </div>
  );
}
