import { counted } from '@limber/domain/counted';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshMedia } from '#api/fresh-addresses.ts';
import { toast } from '#ui/toast.ts';
import {
  allUploads,
  discard,
  isPending,
  onRoundEnd,
  type UploadMutation,
} from './upload-mutations.ts';

/**
 * Toasts about finished uploads. Leaving the screen cancels running uploads with a toast; leaving
 * the site asks first.
 */
export function useUploadOutcome(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const stopListening = onRoundEnd(cache, (round) => {
      toastOutcome(round);
      void refreshMedia(cache);
    });
    const ask = (event: BeforeUnloadEvent) =>
      allUploads(cache).some(isPending) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      stopListening();
      const uploads = allUploads(cache);
      const { length } = uploads.filter(isPending);
      discard(cache, uploads);
      if (length === 0) return;
      toast({
        title: 'Upload stopped',
        description: `${counted(length, 'image')} not uploaded. Choose them again to go on.`,
      });
      void refreshMedia(cache);
    };
  }, [cache]);
}

function toastOutcome(round: readonly UploadMutation[]): void {
  if (round.some(({ state }) => state.status === 'error')) {
    toast({
      title: 'Upload failed',
      description: 'There was an error uploading your images. Please try again.',
      kind: 'error',
    });
  } else {
    toast({
      title: 'Success',
      description: `${counted(round.length, 'image')} uploaded`,
      kind: 'success',
    });
  }
}
