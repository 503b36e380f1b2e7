import { getPainPoints } from '@limber/contract/pain-points';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, toast } from '#ui/toast.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { queryClient } from './query-client.ts';

const ask = vi.fn<() => Promise<string>>();
const query = { queryKey: [getPainPoints.path], queryFn: ask };

afterEach(() => {
  ask.mockReset();
});

test(
  'a question that failed is not asked again by itself',
  { tags: ['spec:7/no-retries'] },
  async () => {
    ask.mockRejectedValue(new Error('503: '));
    await expect(queryClient.fetchQuery(query)).rejects.toThrow('503');
    expect(ask).toHaveBeenCalledOnce();
  },
);

test(
  'a change that failed is not tried again by itself',
  { tags: ['spec:7/no-retries'] },
  async () => {
    ask.mockRejectedValue(new Error('503: '));
    await expect(new MutationObserver(queryClient, { mutationFn: ask }).mutate()).rejects.toThrow(
      '503',
    );
    expect(ask).toHaveBeenCalledOnce();
  },
);

test('a change that meets an ended session says so, whatever its screen would say', async () => {
  const body = JSON.stringify({ code: 'signed-out', message: 'Please sign in to continue' });
  ask.mockRejectedValue(new ApiError(401, '', body));
  const change = new MutationObserver(queryClient, {
    mutationFn: ask,
    onError: () => toast({ title: 'Failed to generate exercises. Please try again.' }),
  });
  await expect(change.mutate()).rejects.toThrow('401');
  expect(currentToast()).toMatchObject({
    title: 'You were signed out',
    description: 'Please sign in to continue',
  });
});

test(
  'an answer never grows stale, is not polled for, and not asked for when the window is back in front',
  { tags: ['spec:7/never-stale'] },
  async () => {
    vi.useFakeTimers();
    ask.mockResolvedValue('neck');
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(365 * 24 * 60 * 60 * 1000);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'neck', isStale: false });
    expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    stop();
  },
);

test(
  'a refusal is raised, 401 like any other',
  { tags: ['spec:7/unauthorized-is-an-error'] },
  async () => {
    ask.mockRejectedValue(new Error('401: Please sign in to continue'));
    await expect(queryClient.fetchQuery(query)).rejects.toThrow('401: Please sign in to continue');
  },
);

test('what failed without a network is asked again where it is shown only after that has returned', async () => {
  ask.mockRejectedValue(new NetworkError(new TypeError('Failed to fetch')));
  onlineManager.setOnline(false);
  await queryClient.prefetchQuery(query);
  await vi.waitFor(() => expect(queryClient.getQueryState(query.queryKey)).toBeUndefined());
  onlineManager.setOnline(true);
  ask.mockResolvedValue('neck');
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('neck'));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
