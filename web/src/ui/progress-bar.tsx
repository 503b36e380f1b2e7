import * as Progress from 'radix-ui/progress';

type Props = {
  /** Accessible name. */
  label: string;
  value: number;
  max: number;
};

/** How much of the whole is done. */
export function ProgressBar({ label, value, max }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Progress.Root
      aria-label={label}
      value={max > 0 ? value : 0}
      max={Math.max(max, 1)}
      className="h-2 overflow-hidden rounded-pill bg-sunken forced-colors:border"
    >
      <Progress.Indicator
        className="h-full origin-left rounded-pill bg-brand transition-transform forced-colors:bg-[Highlight] duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </Progress.Root>
  );
}
