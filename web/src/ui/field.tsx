import { type ReactNode, useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';

export const inputStyle =
  'min-h-12 w-full rounded-card border border-edge bg-card px-4 text-body text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-wrong aria-invalid:ring-1 aria-invalid:ring-wrong ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft';

type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** The hint and the error are linked by `aria-describedby`. */
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
