import { BODY_AREAS, areaLabel } from '@limber/domain/body-areas';
import type { PainPoints } from '@limber/domain/pain-points/pain-points';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { ExerciseDistribution } from '#features/pain-points/exercise-distribution.tsx';
import { HealthCardPanel } from '#features/health-card/health-card-panel.tsx';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { useWeightsPanel, type WeightsPanel } from '#features/pain-points/use-weights-panel.ts';
import { useRefreshRoutines } from '#features/routines/routines.api.ts';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Toggle } from '#ui/toggle.tsx';

export function PainPointsTab() {
  const painPoints = useQuery(painPointsQuery);
  const refreshRoutines = useRefreshRoutines();
  return (
    <div className="grid gap-6">
      <Loaded query={painPoints} what="your pain points" skeleton={<PainPointsSkeleton />}>
        {(record) => <Panels record={record} />}
      </Loaded>
      {/* The card waits for the areas above, which would push it down. */}
      {!painPoints.isPending && <HealthCardPanel onRoutineChanged={refreshRoutines} />}
    </div>
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
      <AreasCard>
        <div className="my-4 animate-breathe divide-y divide-hairline border-y border-hairline">
          {BODY_AREAS.map((area) => (
            <div key={area} className="flex min-h-12 items-center justify-between">
              <SkeletonBlock shape="h-6 w-32" />
              <SkeletonBlock shape="h-7 w-12" />
            </div>
          ))}
        </div>
      </AreasCard>
      <SkeletonBlock shape="h-64" />
    </div>
  );
}

function AreasCard({ children }: { children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="text-body">Where does it hurt?</h2>
      <p className="mt-1 text-small text-soft">
        A change counts at once and shares your exercises evenly. Your next routine follows it.
      </p>
      {children}
    </Card>
  );
}

function AreaToggles({ panel }: { panel: WeightsPanel }) {
  const { weights, savingAreas, toggle, savePreferences } = panel;
  const limit = useEntitlements()?.bodyAreas ?? null;
  const isFull = limit !== null && Object.keys(weights).length >= limit;
  return (
    <AreasCard>
      <div className="my-4 divide-y divide-hairline border-y border-hairline">
        {BODY_AREAS.map((area) => (
          <Toggle
            key={area}
            label={areaLabel(area)}
            checked={weights[area] !== undefined}
            disabled={isFull && weights[area] === undefined}
            onCheckedChange={(hurts) => toggle(area, hurts)}
          />
        ))}
      </div>
      {isFull && (
        <div className="mb-4">
          <LimitNote sentence={LIMIT_SENTENCES.bodyAreas} />
        </div>
      )}
      <Button kind="secondary" wide pending={savingAreas} onClick={savePreferences}>
        {savingAreas ? 'Saving...' : 'Save Preferences'}
      </Button>
    </AreasCard>
  );
}
