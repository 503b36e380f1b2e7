import { counted } from '@limber/domain/counted';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, errorSentence } from '#api/api-error.ts';
import { refreshMedia } from '#api/fresh-addresses.ts';
import { toast } from '#ui/toast.ts';
import { exerciseMediaQuery, uploadImage } from '#features/exercise-media/exercise-media.api.ts';
import type { Selection } from './selection.ts';
import { type Failure, type Outcome, UploadQueue } from './upload-queue.ts';

/** What is wrong with the file itself: another try would end the same way. */
const ABOUT_THE_FILE = new Set([413, 415]);
/** What another file might not meet: only this one has to be tried again. */
const ABOUT_THIS_TRY = new Set([400, 422, 500]);

/**
 * The queue of the screen. It lives as long as the screen does: closing the panel interrupts nothing;
 * leaving the screen ends what is under way and says so, and leaving the site asks first.
 */
export function useUploadQueue(): UploadQueue {
  const cache = useQueryClient();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: async (exerciseId, file, options) => {
          const { refused } = await uploadImage(exerciseId, file, options);
          const [fault] = refused;
          if (fault) throw new RefusedFile(fault.message);
          await cache.refetchQueries({ queryKey: exerciseMediaQuery(exerciseId).queryKey });
        },
        explain,
      }),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => queue.countUnderWay() > 0 && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const stopListening = queue.onRest((outcome) => {
      sayOutcome(outcome);
      void refreshMedia(cache);
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      stopListening();
      const stopped = queue.stopAll();
      if (stopped === 0) return;
      sayStopped(stopped);
      void refreshMedia(cache);
    };
  }, [queue, cache]);
  return queue;
}

/** What is chosen for an exercise just now. */
export function useSelection(queue: UploadQueue, exerciseId: number): Selection {
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  return useSyncExternalStore(subscribe, () => queue.of(exerciseId));
}

/** The server took the call and not the file; its message is a sentence for people. */
class RefusedFile extends Error {}

function explain(error: unknown): Failure {
  if (error instanceof RefusedFile) return { sentence: error.message, concerns: 'file' };
  const sentence = errorSentence(error, 'This image was not uploaded');
  const status = error instanceof ApiError ? error.status : 0;
  if (ABOUT_THE_FILE.has(status)) return { sentence, concerns: 'file' };
  return { sentence, concerns: ABOUT_THIS_TRY.has(status) ? 'try' : 'all' };
}

function sayStopped(count: number): void {
  toast({
    title: 'Upload stopped',
    description: `${counted(count, 'image')} not uploaded. Choose them again to go on.`,
  });
}

function sayOutcome({ uploaded, failed }: Outcome): void {
  if (failed > 0) {
    toast({
      title: 'Upload failed',
      description: 'There was an error uploading your images. Please try again.',
      kind: 'error',
    });
  } else {
    toast({
      title: 'Success',
      description: `${counted(uploaded, 'image')} uploaded`,
      kind: 'success',
    });
  }
}
