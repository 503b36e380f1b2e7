export type Variant = {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** Windows below one another in a picture; default 1. */
  windows?: number;
  /** Longer texts: as in a translation, or of a user with long names. */
  words?: 'pseudo' | 'long-names';
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** One picture per screen: docs/screens. */
export const PICTURES: Readonly<Record<string, Variant>> = {
  'desktop-light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop-dark': { viewport: DESKTOP, colorScheme: 'dark' },
  'phone-light': { viewport: PHONE, colorScheme: 'light' },
  'phone-dark': { viewport: PHONE, colorScheme: 'dark' },
};

/** All screens on one sheet: docs/screens/sheets. */
export const SHEETS: Readonly<Record<string, Variant>> = {
  'forced-colours': { viewport: DESKTOP, colorScheme: 'dark', forcedColors: 'active' },
  pseudo: { viewport: PHONE, colorScheme: 'light', words: 'pseudo' },
  'pseudo-desktop': { viewport: DESKTOP, colorScheme: 'light', words: 'pseudo' },
  'long-names': { viewport: PHONE, colorScheme: 'light', words: 'long-names' },
  '320-pixels': { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  // A window of 1280 by 800 pixels, zoomed.
  '200-percent': { viewport: { width: 640, height: 400 }, colorScheme: 'light', windows: 2 },
  '400-percent': { viewport: { width: 320, height: 200 }, colorScheme: 'light', windows: 3 },
};
