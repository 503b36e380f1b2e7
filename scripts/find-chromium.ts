import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM =
  'The browser tests need Chromium, and there is none: install it as root (Debian: "apt-get install chromium", elsewhere: "npx playwright install --with-deps chromium") or set CHROMIUM_PATH.';

/** Chromium at CHROMIUM_PATH, else the system's, else Playwright's own; null without any. */
export function findChromium(exists: (file: string) => boolean = existsSync): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && exists(file)) ?? null;
}
