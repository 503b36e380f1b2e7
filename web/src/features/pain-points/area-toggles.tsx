import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Toggle } from '#ui/toggle.tsx';
import type { WeightsPanel } from './use-weights-panel.ts';

/** One switch for each area of the body. */
export function AreaToggles({ panel }: { panel: WeightsPanel }) {
  const { weights, savingAreas, toggle, savePreferences } = panel;
  const limit = useEntitlements()?.bodyAreas ?? null;
  const isFull = limit !== null && Object.keys(weights).length >= limit;
  return (
    <Card as="section">
      <h2 className="text-body">Where does it hurt?</h2>
      <p className="mt-1 text-small text-soft">
        A change counts at once and shares your exercises evenly. Your next routine follows it.
      </p>
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
    </Card>
  );
}
