import { ofDevice } from '#browser/stored.ts';

const KEY = 'figure_too_slow';
/** A device that was too slow is tried again after this: browsers and drivers improve. */
const TRY_AGAIN_AFTER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type WhyDrawn = 'reduced-motion' | 'data-saver' | 'too-slow' | 'unavailable';

type Circumstances = {
  /** The device's settings ask for reduced motion. */
  reduced: boolean;
  /** The browser's settings ask to load less data. */
  savesData: boolean;
  /** An earlier measurement found this device too slow. */
  wasTooSlow: boolean;
  /** Live drawing failed with this browser or graphics card. */
  isUnavailable: boolean;
};

/** The reason for drawings instead of a live figure; null when live drawing can be tried. */
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

/** @param now milliseconds since 1970. */
export function rememberTooSlow(now: number): void {
  ofDevice.set(KEY, new Date(now + TRY_AGAIN_AFTER_DAYS * DAY_MS).toISOString());
}

export function wasTooSlow(now: number): boolean {
  const until = Date.parse(ofDevice.get(KEY) ?? '');
  return until > now;
}
