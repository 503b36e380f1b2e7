import { areaLabel, type BodyArea } from '@limber/domain/body-areas';
import { type Weights, weightStops } from '@limber/domain/pain-points/weights';
import { Slider } from '#ui/slider.tsx';

type Props = {
  area: BodyArea;
  weights: Weights;
  disabled: boolean;
  onMove: (weight: number) => void;
};

/** One area's share of the exercises. */
export function WeightSlider({ area, weights, disabled, onMove }: Props) {
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
