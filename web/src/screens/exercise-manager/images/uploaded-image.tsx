import type { ExerciseImage } from '@limber/contract/exercise-media';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = {
  image: ExerciseImage;
  /** Counted from 1. */
  place: number;
  count: number;
  held: boolean;
  /** Being dragged just now. */
  dragged: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One image with its number, and what moves it or takes it away. */
export function UploadedImage(props: Props) {
  const { image, place, count, held, dragged, onMove, onRemove } = props;
  return (
    <li data-image={image.id} className="grid gap-1">
      <div
        data-grip
        className={clsx(
          'relative overflow-hidden rounded-card bg-stage select-none [-webkit-touch-callout:none]',
          !held && 'cursor-grab',
          dragged && 'cursor-grabbing opacity-60 outline-2 outline-deep',
        )}
      >
        <img
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
      <div className="flex justify-between">
        <IconButton
          label={`Move image ${place} earlier`}
          icon={<ArrowLeft aria-hidden />}
          idle={held || place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move image ${place} later`}
          icon={<ArrowRight aria-hidden />}
          idle={held || place === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Remove image ${place}`}
          icon={<Trash2 aria-hidden />}
          idle={held}
          data-removes
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
