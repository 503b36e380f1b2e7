import * as Checkbox from 'radix-ui/checkbox';
import { type ReactNode, useId } from 'react';
import { Check } from './icons/check.tsx';

type Props = {
  /** For labels elsewhere on the page. */
  id?: string;
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A checkbox as large as a card: the whole of it can be pressed. */
export function CheckboxCard(props: Props) {
  const { label, checked, onCheckedChange, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 transition-colors hover:bg-sunken has-data-[state=checked]:border-deep has-data-[state=checked]:bg-tint has-disabled:cursor-not-allowed has-disabled:text-soft"
    >
      <Checkbox.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className="grid size-6 shrink-0 place-items-center rounded-tick border-2 border-edge bg-card data-[state=checked]:border-deep data-[state=checked]:bg-deep"
      >
        <Checkbox.Indicator>
          <Check
            aria-hidden
            strokeWidth={3}
            className="size-4 text-on-deep forced-colors:text-[CanvasText]"
          />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </label>
  );
}
