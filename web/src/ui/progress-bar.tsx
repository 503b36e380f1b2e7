type Props = {
  /** Accessible name. */
  label: string;
  value: number;
  max: number;
};

export function ProgressBar({ label, value, max }: Props) {
  const most = Math.max(max, 1);
  const now = max > 0 ? Math.min(most, Math.max(0, value)) : 0;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag cannot be styled like this
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={`${Math.round((now / most) * 100)}%`}
      className="h-2 overflow-hidden rounded-pill bg-sunken forced-colors:border"
    >
      <div
        className="h-full origin-left rounded-pill bg-brand transition-transform forced-colors:bg-[Highlight] duration-200"
        style={{ transform: `scaleX(${now / most})` }}
      />
    </div>
  );
}
