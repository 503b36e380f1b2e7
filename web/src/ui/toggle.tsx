import * as Switch from 'radix-ui/switch';
import { useId } from 'react';

type Props = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A switch in a row with its label; it takes effect at once. */
export function Toggle({ label, checked, onCheckedChange, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <label htmlFor={id} className="grow cursor-pointer">
        {label}
      </label>
      <Switch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        className="h-7 w-12 shrink-0 rounded-pill border-2 border-edge bg-card p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:border-deep data-[state=checked]:bg-deep data-[state=checked]:filled-in-any-colours"
      >
        <Switch.Thumb className="block size-5 rounded-pill bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-deep forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Switch.Root>
    </div>
  );
}
