import { KINDS } from '@limber/domain/exercises/exercise';
import { kindWords } from '@limber/domain/exercises/exercise-words';
import type { ExerciseFilter } from '@limber/domain/exercises/find-exercises';
import { memo, type ReactNode } from 'react';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { useStableCallback } from '#browser/use-stable-callback.ts';

const POSTURES = [
  { value: 'seated', label: 'Seated' },
  { value: 'standing', label: 'Standing' },
] as const;

type Props = {
  filter: ExerciseFilter;
  onChange: (filter: ExerciseFilter) => void;
  children?: ReactNode;
};

export function FilterChips({ onChange, ...rest }: Props) {
  return <Chips onChange={useStableCallback(onChange)} {...rest} />;
}

/** Memoised, so that typing in the search of the same list does not render the chips again. */
const Chips = memo(function Chips({ filter, onChange, children }: Props) {
  const { posture, discreet, kinds } = filter;
  return (
    <ChipRow label="Filters">
      {POSTURES.map(({ value, label }) => (
        <Chip
          key={value}
          pressed={posture === value}
          onPress={() => onChange({ ...filter, posture: posture === value ? null : value })}
        >
          {label}
        </Chip>
      ))}
      <Chip pressed={discreet} onPress={() => onChange({ ...filter, discreet: !discreet })}>
        Nobody notices
      </Chip>
      {children}
      {KINDS.map((kind) => (
        <Chip
          key={kind}
          pressed={kinds.includes(kind)}
          onPress={() =>
            onChange({
              ...filter,
              kinds: KINDS.filter((each) => (each === kind) !== kinds.includes(each)),
            })
          }
        >
          {kindWords(kind)}
        </Chip>
      ))}
    </ChipRow>
  );
});

export function isNoFilter({ posture, discreet, kinds }: ExerciseFilter): boolean {
  return posture === null && !discreet && kinds.length === 0;
}
