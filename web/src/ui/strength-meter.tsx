import { clsx } from 'clsx';

type Props = {
  /** Reached steps; 0 while the field is empty. */
  reached: number;
  steps: number;
  /** The result in words, since colour alone is not accessible. */
  words: string;
};

/**
 * Changes of the words are announced. It keeps its height while empty, so that nothing moves at the
 * first key.
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
