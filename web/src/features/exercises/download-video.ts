import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, errorSentence, NetworkError } from '#api/api-error.ts';
import { toast } from '#ui/toast.ts';

/** Wait before asking again when the server sends no `Retry-After`. */
const DEFAULT_WAIT_SECONDS = 5;
/** A video takes about ten seconds; after this long something is wrong. */
const MAX_WAIT_MS = 5 * 60_000;
/** Statuses that pass: 429, too many calls, and 503, the video is not made yet. */
const TEMPORARY = new Set([429, 503]);

type Download = {
  address: string;
  fileName: string;
};

/**
 * Downloads an MP4 of the library, which the server makes on the first request; `isMaking` meanwhile.
 * Unmounting ends the waiting.
 */
export function useVideoDownload(): {
  isMaking: boolean;
  download: (what: Download) => void;
} {
  const left = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ address, fileName }: Download) => {
      left.current = new AbortController();
      await waitUntilMade(address, left.current.signal);
      save(address, fileName);
    },
    onError: (error) => {
      if (left.current?.signal.aborted) return;
      toast({
        kind: 'error',
        title: 'Video generation failed',
        description: errorSentence(
          error,
          'There was an error generating the video. Please try again.',
        ),
      });
    },
  });
  useEffect(() => () => left.current?.abort(), []);
  return { isMaking: isPending, download: (what) => !isPending && mutate(what) };
}

/**
 * Polls until the file exists. Throws an `ApiError` on a refusal, and a `NetworkError` when the server cannot
 * be reached.
 */
async function waitUntilMade(address: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const answer = await ask(address, signal);
    if (answer.ok) return;
    if (!TEMPORARY.has(answer.status) || Date.now() > until) {
      throw new ApiError(answer.status, answer.statusText, '');
    }
    await pause(Number(answer.headers.get('retry-after')) || DEFAULT_WAIT_SECONDS, signal);
  }
}

/** HEAD only: the browser loads the file when saving it. */
async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { method: 'HEAD', signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(error);
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
