import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

type Props = {
  /** Accessible name. */
  label: string;
  value: number;
  /** Read by screen readers instead of the number. */
  valueText: string;
  /** Allowed stops in rising order, ends included. The value may lie between two. */
  stops: readonly number[];
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** The number of stops that Page Up or Page Down moves. */
const PAGE = 2;

/** On a touch screen only the knob drags, so that scrolling past changes nothing. */
export function Slider({ label, value, valueText, stops, onChange, disabled = false }: Props) {
  const knob = useRef<HTMLSpanElement>(null);
  const min = stops[0] ?? 0;
  const max = stops.at(-1) ?? min;
  const share = max === min ? 0 : (value - min) / (max - min);
  const go = (stop: number) => {
    if (stop !== value && !disabled) onChange(stop);
  };
  const press = (event: KeyboardEvent) => {
    const stop = stopForKey(event.key, value, stops);
    if (stop === null) return;
    event.preventDefault();
    go(stop);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const grip = knob.current?.offsetWidth ?? 0;
    const wanted = min + ((clientX - left - grip / 2) / (width - grip)) * (max - min);
    go(nearestStop(wanted, stops));
  };
  const takeHold = (event: PointerEvent) => {
    const isOnKnob = event.target === knob.current;
    if (disabled || event.button !== 0 || (event.pointerType === 'touch' && !isOnKnob)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    knob.current?.focus();
    if (!isOnKnob) follow(event);
  };
  return (
    <div
      onPointerDown={takeHold}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      data-disabled={disabled || undefined}
      className="relative -mx-2.5 flex h-11 touch-pan-y items-center select-none data-disabled:opacity-60"
    >
      <div className="mx-2.5 h-2 grow rounded-pill bg-sunken forced-colors:border">
        <div
          style={{ width: `${share * 100}%` }}
          className="h-full rounded-pill bg-brand forced-colors:bg-[Highlight]"
        />
      </div>
      <span
        ref={knob}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `input` has no uneven stops, and a tap beside its knob moves it
        role="slider"
        tabIndex={disabled ? undefined : 0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        aria-disabled={disabled}
        data-disabled={disabled || undefined}
        onKeyDown={press}
        style={{ left: `calc(${share} * (100% - 2.75rem))` }}
        className="absolute grid size-11 cursor-grab touch-none place-items-center rounded-pill -outline-offset-4 before:size-6 before:rounded-pill before:border-2 before:border-deep before:bg-card active:cursor-grabbing data-disabled:cursor-not-allowed"
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

/** The stop chosen by a key, null for keys without meaning here. */
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
