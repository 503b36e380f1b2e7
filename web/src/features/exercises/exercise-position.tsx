import type { Exercise } from '@limber/contract/exercises';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '#ui/icon-button.tsx';

export type Position = {
  /** Counted from 0. */
  index: number;
  total: number;
  /** Fetched ahead; undefined at the last. */
  next: Exercise | undefined;
  onMove: (index: number) => void;
};

/** "2 of 5", with buttons to the previous and next exercise when there is more than one. */
export function ExercisePosition({ index, total, onMove }: Omit<Position, 'next'>) {
  return (
    <div className="flex items-center gap-1">
      {total !== 1 && (
        <IconButton
          label="Previous exercise"
          icon={<ChevronLeft aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
      )}
      <span className="text-small whitespace-nowrap text-soft tabular-nums">
        {index + 1} of {total}
      </span>
      {total !== 1 && (
        <IconButton
          label="Next exercise"
          icon={<ChevronRight aria-hidden />}
          disabled={index + 1 === total}
          onClick={() => onMove(index + 1)}
        />
      )}
    </div>
  );
}
