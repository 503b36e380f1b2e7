import { counted } from '@limber/domain/counted';
import { IMAGE_LIMITS, IMAGE_TYPES } from '@limber/domain/exercises/image-rules';
import { clsx } from 'clsx';
import { type ChangeEvent, useRef } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { Button } from '#ui/button.tsx';

type Props = {
  /** True while files are dragged over the panel. */
  isOver: boolean;
  /** Number of images that can still be added. */
  room: number;
  onChoose: (files: readonly File[]) => void;
};

const MEGABYTE = 1024 * 1024;

export function FileChooser({ isOver, room, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  const full = room <= 0;
  return (
    <div
      className={clsx(
        'grid justify-items-center gap-2 rounded-card border border-dashed p-4 text-center transition-colors',
        isOver ? 'border-deep bg-tint' : 'border-edge',
      )}
    >
      <Button kind="secondary" disabled={full} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden />
        Choose images
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label="Images to upload"
        onChange={take}
      />
      <p className="text-small text-balance text-soft">
        {full ? (
          `All ${IMAGE_LIMITS.images} places are taken. Remove an image to make room.`
        ) : (
          <>
            <span className="pointer-coarse:hidden">
              {isOver ? 'Drop them here.' : 'Or drop or paste them here.'}{' '}
            </span>
            JPG, PNG, WebP, AVIF or GIF, up to {IMAGE_LIMITS.bytes / MEGABYTE} MB each. Room for{' '}
            {counted(room, 'image')}.
          </>
        )}
      </p>
    </div>
  );
}
