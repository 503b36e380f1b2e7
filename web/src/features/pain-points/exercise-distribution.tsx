import {
  selectedAreas,
  totalWeight,
  WEIGHTS_READY,
  weightsProblem,
  type Weights,
  weightStops,
} from '@limber/domain/pain-points/weights';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { LimitNote } from '#features/subscription/limits.tsx';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { WeightsPanel } from './use-weights-panel.ts';
import { areaLabel, type BodyArea } from '@limber/domain/body-areas';
import { Slider } from '#ui/slider.tsx';

/** The share of exercises for each area, in percent. */
export function ExerciseDistribution({ panel }: { panel: WeightsPanel }) {
  const { weights, changed, savingWeights, move, distributeEvenly, saveWeights } = panel;
  const locked = useEntitlements()?.weights === false;
  const areas = selectedAreas(weights);
  const problem = weightsProblem(weights);
  return (
    <Card as="section">
      <h2 className="text-body">Exercise Distribution</h2>
      {areas.length === 0 ? (
        <p className="mt-1 text-soft">
          Select pain points first to configure exercise distribution percentages.
        </p>
      ) : (
        <>
          {locked ? (
            <div className="mt-3">
              <LimitNote sentence={LIMIT_SENTENCES.weights} />
            </div>
          ) : (
            <p className="mt-1 text-small text-soft">
              Give more to what bothers you most. Together they make 100%.
            </p>
          )}
          <ul className="mt-4 grid gap-2">
            {areas.map((area) => (
              <WeightSlider
                key={area}
                area={area}
                weights={weights}
                disabled={locked}
                onMove={(weight) => move(area, weight)}
              />
            ))}
          </ul>
          <div className="mt-4 grid gap-1 border-t border-hairline pt-4">
            <Total total={totalWeight(weights)} right={problem === null} />
            <output className={clsx('min-h-6 text-small', problem ? 'text-wrong' : 'text-soft')}>
              {problem ?? (changed ? WEIGHTS_READY : '')}
            </output>
          </div>
          <div className="mt-3 flex flex-wrap gap-3 max-sm:grid">
            <Button
              disabled={problem !== null || !changed}
              pending={savingWeights}
              onClick={saveWeights}
            >
              {savingWeights ? 'Saving...' : 'Save Weights'}
            </Button>
            <Button kind="secondary" onClick={distributeEvenly}>
              Distribute Evenly
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Total({ total, right }: { total: number; right: boolean }) {
  const Icon = right ? CircleCheck : CircleAlert;
  return (
    <p
      className={clsx(
        'flex items-center justify-between gap-4 font-strong',
        right ? 'text-good' : 'text-wrong',
      )}
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden className="size-5" />
        Total
      </span>
      <span className="tabular-nums">{total}%</span>
    </p>
  );
}

type Props = {
  area: BodyArea;
  weights: Weights;
  disabled: boolean;
  onMove: (weight: number) => void;
};

function WeightSlider({ area, weights, disabled, onMove }: Props) {
  const weight = weights[area] ?? 0;
  return (
    <li>
      <p className="flex justify-between gap-4" aria-hidden>
        <span>{areaLabel(area)}</span>
        <span className="font-strong tabular-nums">{weight}%</span>
      </p>
      <Slider
        label={areaLabel(area)}
        value={weight}
        valueText={`${weight} percent`}
        disabled={disabled}
        stops={weightStops(weights, area)}
        onChange={onMove}
      />
    </li>
  );
}
