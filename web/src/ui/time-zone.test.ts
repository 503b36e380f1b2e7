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
  ['in another week', 0],
  ['where they are not in winter', 1],
  ['where they are not in summer', 2],
])('it is looked up again %s', (_, part) => {
  timeZone();
  localStorage.setItem('time-zone', 'Africa/Lagos');
  const seen = localStorage.getItem('time-zone-seen')?.split(',').map(Number) ?? [];
  localStorage.setItem('time-zone-seen', seen.with(part, (seen[part] ?? 0) + 60).join());
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
