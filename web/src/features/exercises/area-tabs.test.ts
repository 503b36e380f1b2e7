import { expect, test } from 'vitest';
import { AREA_TABS } from './area-tabs.ts';

test('all areas come first, then each by alphabet', () => {
  const [all, ...areas] = AREA_TABS.map(({ label }) => label);
  expect(all).toBe('All Areas');
  expect(areas).toEqual(areas.toSorted((a, b) => a.localeCompare(b, 'en')));
});
