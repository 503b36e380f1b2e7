import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test('where the browser hides its time zone there is none', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: '',
  });
  expect(timeZone()).toBeUndefined();
});
