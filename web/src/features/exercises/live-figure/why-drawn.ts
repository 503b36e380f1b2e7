import { ofDevice } from '#browser/stored.ts';

const KEY = 'figure_too_slow';
/** A device that was too slow is tried again after so long: browsers and drivers get better. */
const TRY_AGAIN_AFTER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Why the movement is shown in drawings where it could be drawn live. */
export type WhyDrawn = 'reduced-motion' | 'data-saver' | 'too-slow' | 'unavailable';

type Circumstances = {
  /** The user asked their device for less movement. */
  reduced: boolean;
  /** The user asked their browser to load less. */
  savesData: boolean;
  /** It was tried on this device, and was too slow. */
  wasTooSlow: boolean;
  /** It was tried on this page, and this browser or graphics card cannot. */
  isUnavailable: boolean;
};

/** Why not to try to draw the figure live; null when it can be tried. */
export function whyDrawn(circumstances: Circumstances): WhyDrawn | null {
  const { reduced, savesData, wasTooSlow, isUnavailable } = circumstances;
  if (reduced) return 'reduced-motion';
  if (savesData) return 'data-saver';
  if (wasTooSlow) return 'too-slow';
  return isUnavailable ? 'unavailable' : null;
}

/** Whether the browser was asked to load less. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Remembers that this device is too slow for a figure that is drawn live. `now` in milliseconds since 1970. */
export function rememberTooSlow(now: number): void {
  ofDevice.set(KEY, new Date(now + TRY_AGAIN_AFTER_DAYS * DAY_MS).toISOString());
}

/** Whether this device was too slow not long ago. */
export function wasTooSlow(now: number): boolean {
  const until = Date.parse(ofDevice.get(KEY) ?? '');
  return until > now;
}
