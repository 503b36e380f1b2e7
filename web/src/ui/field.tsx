import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What the control inside a field must carry. */
type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: string;
  hint?: string | undefined;
  /** The sentence to show when what was typed cannot be taken. */
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around one control, tied together for screen readers. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-wrong">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
