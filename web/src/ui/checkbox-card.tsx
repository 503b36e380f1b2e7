import { type ReactNode, useId } from 'react';
import Check from 'lucide-react/icons/check';

type Props = {
  /** For labels elsewhere on the page. */
  id?: string;
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function CheckboxCard(props: Props) {
  const { label, checked, onCheckedChange, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 transition-colors hover:bg-sunken has-checked:border-deep has-checked:bg-tint has-disabled:cursor-not-allowed has-disabled:text-soft"
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          onKeyDown={(event) => {
            // Enter would submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-tick border-2 border-edge bg-card checked:border-deep checked:bg-deep"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none relative hidden size-4 text-on-deep peer-checked:block forced-colors:text-[CanvasText]"
        />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </label>
  );
}
