import type { ExerciseImage, ExerciseMedia } from '@limber/contract/exercise-media';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { focusAddImages, focusOnward } from './focus-onward.ts';
import { DragOrder } from './drag-order.tsx';
import { UploadedImage } from './uploaded-image.tsx';
import { useImageChanges } from './use-image-changes.ts';

type Props = {
  exerciseId: number;
  media: ExerciseMedia;
  /** Nothing can be changed just now: an arrangement would leave out what arrives in the meantime. */
  disabled: boolean;
};

/** The uploaded images in their order, which can be changed by dragging or by buttons. */
export function UploadedImages({ exerciseId, media: { images, seenBy }, disabled }: Props) {
  const { put, remove, removeAll } = useImageChanges(exerciseId);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (image: ExerciseImage, to: number) => {
    put(image, to);
    setAnnouncement(`Image moved to place ${to + 1} of ${images.length}`);
  };
  const drop = (id: string, to: number) => {
    const image = images.find((one) => one.id === id);
    if (image) move(image, to);
  };

  const takeAway = (image: ExerciseImage, index: number) => {
    focusOnward(list.current, index);
    remove(image);
  };
  const takeAllAway = () => {
    focusAddImages(list.current);
    removeAll();
  };
  return (
    <section aria-label="Uploaded images" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-body font-strong">
          {seenBy === 'you' ? 'Your images' : 'Images for everyone'}
        </h3>
        <div className="-mr-3">
          <Button kind="quiet" size="small" disabled={disabled} onClick={takeAllAway}>
            Remove all
          </Button>
        </div>
      </div>
      <DragOrder onDrop={drop}>
        <ol ref={list} className="grid grid-cols-2 gap-3">
          {images.map((image, index) => (
            <UploadedImage
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              disabled={disabled}
              onMove={(by) => move(image, index + by)}
              onRemove={() => takeAway(image, index)}
            />
          ))}
        </ol>
      </DragOrder>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </section>
  );
}
