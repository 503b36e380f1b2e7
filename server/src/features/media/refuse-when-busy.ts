import { TooManyVideos } from '#adapters/video/video-maker.ts';
import { Refused } from '#http/refused.ts';

const RETRY_SECONDS = 5;

/** The answer while no more videos can be made, and that of making this one. */
export const videoBusy = (message: string): Refused =>
  new Refused(429, 'busy', message, { retryAfter: RETRY_SECONDS });

/** Turns a full queue into its 429; any other error stays what it is. */
export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof TooManyVideos)) throw error;
  throw videoBusy('Many videos are being made. Please try again in a moment.');
}
