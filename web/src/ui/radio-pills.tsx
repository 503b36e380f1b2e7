import { type ReactNode, useId } from 'react';
import Lock from 'lucide-react/icons/lock';

type Props<Value extends string | number> = {
  legend: ReactNode;
  /** A locked option cannot be chosen; explain beside the pills how to unlock it. */
  options: readonly { value: Value; label: string; locked?: boolean }[];
  /** Null if none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
};

export function RadioPills<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2 max-sm:min-[360px]:grid max-sm:min-[360px]:auto-cols-fr max-sm:min-[360px]:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className="tap flex cursor-pointer items-center justify-center gap-1 rounded-pill border border-edge px-3 whitespace-nowrap min-[360px]:px-2 sm:px-5 transition-colors hover:bg-sunken has-checked:border-deep has-checked:bg-deep has-checked:font-strong has-checked:text-on-deep has-checked:filled-in-any-colours has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-deep has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-soft max-sm:has-disabled:px-1"
          >
            <input
              type="radio"
              name={group}
              checked={value === option.value}
              disabled={option.locked}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.locked && <Lock aria-hidden className="size-3.5 shrink-0" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
