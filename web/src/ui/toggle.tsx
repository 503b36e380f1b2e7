import { useId } from 'react';

type Props = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** Takes effect at once. */
export function Toggle({ label, checked, onCheckedChange, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <label id={`${id}-label`} htmlFor={id} className="grow cursor-pointer">
        {label}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className="group h-7 w-12 shrink-0 rounded-pill border-2 border-edge bg-card p-0.5 transition-colors disabled:opacity-50 aria-checked:border-deep aria-checked:bg-deep aria-checked:filled-in-any-colours"
      >
        <span className="block size-5 rounded-pill bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-deep forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[HighlightText]" />
      </button>
    </div>
  );
}
