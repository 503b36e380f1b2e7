import { useSortable } from '@dnd-kit/react/sortable';
import type { ExerciseImage } from '@limber/contract/exercise-media';
import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { Picture } from '#features/exercises/picture.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  image: ExerciseImage;
  /** Counted from 0. */
  index: number;
  count: number;
  disabled: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function UploadedImage(props: Props) {
  const { image, index, count, disabled, onMove, onRemove } = props;
  const { ref, handleRef, sortable, isDragging } = useSortable({
    id: image.id,
    index,
    disabled,
  });
  // During a drag, the current position.
  const place = sortable.index + 1;
  return (
    <li ref={ref} className="grid gap-1">
      <div
        ref={handleRef}
        className={clsx(
          'relative overflow-hidden rounded-card bg-stage select-none [-webkit-touch-callout:none]',
          !disabled && 'cursor-grab',
          isDragging && 'shadow-float outline-2 outline-deep',
        )}
      >
        <Picture
          src={image.thumbnailUrl}
          alt={`${place} of ${count}`}
          draggable={false}
          className="aspect-square w-full object-contain"
        />
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-pill bg-card text-small font-strong tabular-nums"
        >
          {place}
        </span>
      </div>
      <div className={clsx('flex justify-between', isDragging && 'opacity-0')}>
        <IconButton
          label={`Move image ${place} earlier`}
          icon={<ArrowLeft aria-hidden />}
          aria-disabled={disabled || place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move image ${place} later`}
          icon={<ArrowRight aria-hidden />}
          aria-disabled={disabled || place === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Remove image ${place}`}
          icon={<Trash2 aria-hidden />}
          aria-disabled={disabled}
          data-removes
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
