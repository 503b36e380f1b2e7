import type { ExerciseImage, ExerciseMedia } from '@limber/contract/exercise-media';
import { counted } from '@limber/domain/counted';
import { useRef, useState } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { DragOrder } from './drag-order.tsx';
import { useArrangement } from './exercise-media.api.ts';
import { focusAddImages, focusOnward } from './focus-onward.ts';
import { UploadedImage } from './uploaded-image.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = {
  exerciseId: number;
  media: ExerciseMedia;
  /** Set during uploads: a new arrangement would omit images still arriving. */
  disabled: boolean;
};

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

  const removeImage = (image: ExerciseImage, index: number) => {
    focusOnward(list.current, index);
    remove(image);
  };
  const removeAllImages = () => {
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
          <Button kind="quiet" size="small" disabled={disabled} onClick={removeAllImages}>
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
              onRemove={() => removeImage(image, index)}
            />
          ))}
        </ol>
      </DragOrder>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </section>
  );
}

type Images = readonly ExerciseImage[];

const UNDO_MS = 10_000;
const DRAWINGS_BACK = 'The exercise shows its usual pictures again.';

function useImageChanges(exerciseId: number) {
  const arrange = useArrangement(exerciseId, (error) =>
    toast({
      title: 'Error',
      description: errorSentence(error, 'Your images were not changed. Please try again.'),
      kind: 'error',
    }),
  );
  return {
    /** `to` counts from 0. */
    put: (image: ExerciseImage, to: number) =>
      arrange((images) => without(images, image).toSpliced(to, 0, image)),
    remove: (image: ExerciseImage) =>
      arrange((images) => {
        const at = images.findIndex(({ id }) => id === image.id);
        const rest = without(images, image);
        toastRemoved('Image removed', rest, () =>
          arrange((now) => without(now, image).toSpliced(at, 0, image)),
        );
        return rest;
      }),
    removeAll: () =>
      arrange((all) => {
        toastRemoved(`${counted(all.length, 'image')} removed`, [], () =>
          arrange((now) => [...all, ...now.filter((one) => !all.some(({ id }) => id === one.id))]),
        );
        return [];
      }),
  };
}

const without = (images: Images, image: ExerciseImage): Images =>
  images.filter(({ id }) => id !== image.id);

function toastRemoved(title: string, left: Images, onUndo: () => void): void {
  toast({
    title,
    ...(left.length === 0 && { description: DRAWINGS_BACK }),
    durationMs: UNDO_MS,
    action: { label: 'Undo', onClick: onUndo, shortcut: 'Control+Z' },
  });
}
