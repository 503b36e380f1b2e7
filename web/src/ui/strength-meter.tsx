import { clsx } from 'clsx';

type Props = {
  /** How many of the steps are reached; 0 when there is nothing to measure yet. */
  reached: number;
  steps: number;
  /** What is reached, in words: colour alone says it to nobody who cannot see it. */
  words: string;
};

/**
 * How far something has come on a few steps, in words below a bar. The words are announced when they change. It
 * keeps its place while it is empty, so that nothing moves at the first key.
 */
export function StrengthMeter({ reached, steps, words }: Props) {
  const colour = reached <= 1 ? 'bg-wrong' : 'bg-brand';
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: steps }, (_, step) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the steps never change
            key={step}
            className={clsx(
              'h-1 rounded-pill transition-colors forced-colors:border',
              step < reached ? `${colour} forced-colors:bg-[Highlight]` : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <output className="block min-h-5 text-small text-soft">{words}</output>
    </div>
  );
}
