import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

type Props = {
  /** Its accessible name. */
  label: string;
  value: number;
  /** What a screen reader says instead of the bare number. */
  valueText: string;
  /** Where it can stop, in rising order; the first and the last are its ends. The value may lie between. */
  stops: readonly number[];
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** Stops that a page key passes at once. */
const PAGE = 2;

/** The width of what can be dragged, in pixels; the knob in the middle of it is smaller. */
const GRIP = 44;

/** An amount between two ends. On a touch screen only its knob moves it, so that scrolling past changes nothing. */
export function Slider({ label, value, valueText, stops, onChange, disabled = false }: Props) {
  const isBesideKnob = useRef(false);
  const min = stops[0] ?? 0;
  const max = stops.at(-1) ?? min;
  const share = max === min ? 0 : (value - min) / (max - min);
  const go = (stop: number) => {
    if (stop !== value) onChange(stop);
  };
  const press = (event: KeyboardEvent) => {
    const stop = stopForKey(event.key, value, stops);
    if (stop === null) return;
    event.preventDefault();
    go(stop);
  };
  const touch = ({ pointerType, nativeEvent, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const knob = GRIP / 2 + share * (currentTarget.offsetWidth - GRIP);
    isBesideKnob.current =
      pointerType === 'touch' && Math.abs(nativeEvent.offsetX - knob) > GRIP / 2;
  };
  const letGo = () => {
    isBesideKnob.current = false;
  };
  const move = (wanted: number) => {
    if (!isBesideKnob.current) go(nearestStop(wanted, stops));
  };
  return (
    <div className="relative -mx-2.5 flex h-11 items-center select-none has-disabled:opacity-60">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        value={value}
        onChange={(event) => move(event.target.valueAsNumber)}
        onKeyDown={press}
        onPointerDown={touch}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="peer slider-input absolute inset-0 opacity-0"
      />
      <span className="pointer-events-none mx-2.5 h-2 grow rounded-pill bg-sunken forced-colors:border">
        <span
          style={{ width: `${share * 100}%` }}
          className="block h-full rounded-pill bg-brand forced-colors:bg-[Highlight]"
        />
      </span>
      <span
        style={{ left: `calc(${share} * (100% - ${GRIP}px))` }}
        className="pointer-events-none absolute grid size-11 place-items-center rounded-pill -outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-deep before:size-6 before:rounded-pill before:border-2 before:border-deep before:bg-card"
      />
    </div>
  );
}

function nearestStop(wanted: number, stops: readonly number[]): number {
  return stops.reduce(
    (nearest, stop) => (Math.abs(stop - wanted) < Math.abs(nearest - wanted) ? stop : nearest),
    stops[0] ?? wanted,
  );
}

/** Where a key leads, or null when it does not belong to sliders. */
function stopForKey(key: string, value: number, stops: readonly number[]): number | null {
  const above = stops.filter((stop) => stop > value);
  const below = stops.filter((stop) => stop < value).toReversed();
  const along = (way: readonly number[], count: number) => way[count - 1] ?? way.at(-1) ?? value;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return along(above, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return along(below, 1);
    case 'PageUp':
      return along(above, PAGE);
    case 'PageDown':
      return along(below, PAGE);
    case 'Home':
      return stops[0] ?? value;
    case 'End':
      return stops.at(-1) ?? value;
    default:
      return null;
  }
}
