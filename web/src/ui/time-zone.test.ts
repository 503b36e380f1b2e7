import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => vi.restoreAllMocks());

test('the time zone is looked up once for as long as its clocks are as far from UTC', () => {
  const lookUp = vi.spyOn(Intl, 'DateTimeFormat');
  expect(timeZone()).toBe(HERE);
  expect(timeZone()).toBe(HERE);
  expect(lookUp).toHaveBeenCalledOnce();
  localStorage.setItem('time-zone', 'Africa/Lagos');
  expect(timeZone()).toBe('Africa/Lagos');
});

test.each([
  ['in winter', 0],
  ['in summer', 1],
])('it is looked up again where they are not %s', (_, season) => {
  timeZone();
  localStorage.setItem('time-zone', 'Africa/Lagos');
  const kept = localStorage.getItem('time-zone-offsets')?.split(',').map(Number) ?? [];
  localStorage.setItem('time-zone-offsets', kept.with(season, (kept[season] ?? 0) + 60).join());
  expect(timeZone()).toBe(HERE);
});

test('where the browser hides it nothing is remembered', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: '',
  });
  expect(timeZone()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
