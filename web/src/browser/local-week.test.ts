import { afterEach, expect, test, vi } from 'vitest';
import { localWeek } from './local-week.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en-US', 0, [6, 0]],
  ['de-DE', 1, [6, 0]],
  ['ar-EG', 6, [5, 6]],
])('in %s weeks begin on day %i', (language, firstDay, weekend) => {
  expect(localWeek(language)).toEqual({ firstDay, weekend });
});

test('where the browser does not say, or names no language, weeks are Monday to Sunday', () => {
  expect(localWeek('not a language')).toEqual({ firstDay: 1, weekend: [6, 0] });
  vi.stubGlobal('Intl', { ...Intl, Locale: Object });
  expect(localWeek('en-US')).toEqual({ firstDay: 1, weekend: [6, 0] });
});
