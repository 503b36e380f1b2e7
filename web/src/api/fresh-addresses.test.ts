import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAddressesFresh } from './fresh-addresses.ts';
import { queryClient } from './query-client.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const PAST = NOW.getTime() / 1000 - 60;
const asked = vi.fn<(topic: string) => void>();
let stop = () => {};

function fails(kind: 'img' | 'video' | 'script', address: string): void {
  const element = document.createElement(kind);
  element.setAttribute('src', address);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  for (const topic of ['exercises', 'routines', 'exercise-media', 'payment']) {
    queryClient.setQueryData([topic], topic);
    new QueryObserver(queryClient, {
      queryKey: [topic],
      queryFn: () => {
        asked(topic);
        return topic;
      },
    }).subscribe(() => {});
  }
  stop = keepAddressesFresh();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  asked.mockReset();
});

test.each(['img', 'video'] as const)(
  'when an %s fails whose address is past its time, everything that holds addresses is asked for anew',
  { tags: ['spec:silent/private-addresses-expire'] },
  (kind) => {
    fails(kind, `/media/uploads/1.webp?until=${PAST}&signature=x`);
    expect(asked.mock.calls.flat().toSorted()).toEqual(['exercise-media', 'exercises', 'routines']);
  },
);

test.each([
  ['a file that is really missing', 'img', '/media/1.webp'],
  ['an address that is still valid', 'img', `/media/1.webp?until=${PAST + 120}`],
  ['something else', 'script', `/1.js?until=${PAST}`],
] as const)('%s changes nothing', (_what, kind, address) => {
  fails(kind, address);
  expect(asked).not.toHaveBeenCalled();
});

test('many that fail together ask once; a minute later they may again', () => {
  const expired = `/media/1.webp?until=${PAST}`;
  fails('img', expired);
  fails('img', expired);
  vi.advanceTimersByTime(59_000);
  fails('img', expired);
  expect(asked).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  fails('img', expired);
  expect(asked).toHaveBeenCalledTimes(6);
});

test('nothing is asked once it is stopped', () => {
  stop();
  fails('img', `/media/1.webp?until=${PAST}`);
  expect(asked).not.toHaveBeenCalled();
});
