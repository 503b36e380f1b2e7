import { TooManyVideos } from '#adapters/video/video-maker.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

export const busy = (message: string): Refused =>
  new Refused(429, 'busy', message, { retryAfter: RETRY_AFTER_SECONDS });

/** Throws the 429 for a full queue of videos; rethrows others. */
export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof TooManyVideos)) throw error;
  throw busy('Many videos are being made. Please try again in a moment.');
}
