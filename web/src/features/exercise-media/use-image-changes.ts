import type { ExerciseImage } from '@limber/contract/exercise-media';
import { counted } from '@limber/domain/counted';
import { errorSentence } from '#api/api-error.ts';
import { toast } from '#ui/toast.ts';
import { useArrangement } from './exercise-media.api.ts';

type Images = readonly ExerciseImage[];

/** Long enough to see what is missing. */
const UNDO_MS = 10_000;
const DRAWINGS_BACK = 'The exercise shows its usual pictures again.';

/** What can be done to the uploaded images of an exercise. What is removed can be put back. */
export function useImageChanges(exerciseId: number) {
  const arrange = useArrangement(exerciseId, (error) =>
    toast({
      title: 'Error',
      description: errorSentence(error, 'Your images were not changed. Please try again.'),
      kind: 'error',
    }),
  );
  return {
    /** Puts an image at a place, counted from 0. */
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
