import { expect, test, vi } from 'vitest';
import { rememberTooSlow, savesData, wasTooSlow, whyDrawn } from './why-drawn.ts';

const FINE = { reduced: false, savesData: false, wasTooSlow: false, isUnavailable: false };
const NOW = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60 * 1000;

test('the figure is drawn live unless the user, the browser or the device is against it', () => {
  expect(whyDrawn(FINE)).toBeNull();
  expect(whyDrawn({ ...FINE, reduced: true, isUnavailable: true })).toBe('reduced-motion');
  expect(whyDrawn({ ...FINE, savesData: true })).toBe('data-saver');
  expect(whyDrawn({ ...FINE, wasTooSlow: true })).toBe('too-slow');
  expect(whyDrawn({ ...FINE, isUnavailable: true })).toBe('unavailable');
});

test('a device that was too slow is not tried again for thirty days', () => {
  expect(wasTooSlow(NOW)).toBe(false);
  rememberTooSlow(NOW);
  expect(wasTooSlow(NOW + 29 * DAY)).toBe(true);
  expect(wasTooSlow(NOW + 31 * DAY)).toBe(false);
});

test('a browser that does not tell whether it saves data does not', () => {
  expect(savesData()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(savesData()).toBe(true);
});
