import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';

type Props = {
  /** Accessible name. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
};

/** Shows progress; it does not navigate. */
export function Stepper({ label, steps, current }: Props) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'border-t-4 pt-2 text-small',
            index < current && 'border-brand text-soft',
            index === current && 'border-brand font-strong text-ink',
            index > current && 'border-hairline text-soft forced-colors:border-[Canvas]',
          )}
        >
          <span className="flex flex-wrap items-center gap-1">
            {step}
            {index < current && <Check aria-label="done" className="size-4 text-deep" />}
          </span>
        </li>
      ))}
    </ol>
  );
}
