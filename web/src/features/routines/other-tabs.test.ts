import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { aRoutine } from '#test/samples.ts';
import { followOtherTabs } from './other-tabs.ts';
import { routineQuery, setRoutine } from './routines.api.ts';

const fetchRoutine = vi.fn<() => Promise<ReturnType<typeof aRoutine>>>();
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const KEY = routineQuery(7).queryKey;
const watch = () =>
  new QueryObserver(cache, { ...routineQuery(7), queryFn: fetchRoutine }).subscribe(() => {});

/** Fires the storage events that another tab would receive. */
function hearElsewhere(change: () => void): void {
  const before = new Map(Object.entries(localStorage));
  change();
  for (const [key, newValue] of Object.entries(localStorage)) {
    const oldValue = before.get(key) ?? null;
    if (newValue === oldValue) continue;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
  }
}

afterEach(() => {
  cache.clear();
  fetchRoutine.mockReset();
});

test(
  'a routine that was changed in another tab is asked for anew',
  { tags: ['spec:silent/one-routine-on-every-device'] },
  async () => {
    fetchRoutine.mockResolvedValue(aRoutine([1, 2]));
    const stop = followOtherTabs(cache);
    const leave = watch();
    await vi.waitFor(() => expect(cache.getQueryData(KEY)).toBeDefined());
    hearElsewhere(() => setRoutine(new QueryClient(), aRoutine([3, 4])));
    await vi.waitFor(() => expect(fetchRoutine).toHaveBeenCalledTimes(2));
    leave();
    stop();
  },
);

test('a session under way is not disturbed', async () => {
  fetchRoutine.mockResolvedValue(aRoutine([1, 2]));
  window.history.replaceState(null, '', '/session/7');
  const stop = followOtherTabs(cache);
  const leave = watch();
  await vi.waitFor(() => expect(cache.getQueryData(KEY)).toBeDefined());
  hearElsewhere(() => setRoutine(new QueryClient(), aRoutine([3, 4])));
  expect(fetchRoutine).toHaveBeenCalledOnce();
  expect(cache.getQueryState(KEY)?.isInvalidated).toBe(true);
  leave();
  stop();
});
