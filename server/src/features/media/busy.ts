import { TooManyVideos } from '#adapters/video/video-maker.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** The 429 for what will be possible in a moment. */
export const busy = (message: string): Refused =>
  new Refused(429, 'busy', message, { retryAfter: RETRY_AFTER_SECONDS });

/** Turns a full queue of videos into its 429; any other error stays what it is. */
export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof TooManyVideos)) throw error;
  throw busy('Many videos are being made. Please try again in a moment.');
}
