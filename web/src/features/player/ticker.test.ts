import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  terminate() {
    this.terminated = true;
  }
}

function showPage(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers.length = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('it calls when it was asked to, and not after it was stopped', () => {
  const onTick = vi.fn<() => void>();
  const ticker = createTicker(onTick);
  ticker.wakeIn(1000);
  vi.advanceTimersByTime(1000);
  expect(onTick).toHaveBeenCalledOnce();
  ticker.wakeIn(1000);
  ticker.stop();
  vi.advanceTimersByTime(5000);
  expect(onTick).toHaveBeenCalledOnce();
  expect(workers).toEqual([]);
});

test('while the page is hidden a worker calls, and only then', () => {
  const onTick = vi.fn<() => void>();
  const ticker = createTicker(onTick);
  ticker.wakeIn(1000);
  showPage(true);
  workers[0]?.dispatchEvent(new Event('message'));
  expect(onTick).not.toHaveBeenCalled();
  // A minute without any timer of the page.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  workers[0]?.dispatchEvent(new Event('message'));
  expect(onTick).toHaveBeenCalledOnce();
  showPage(false);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  ticker.stop();
  showPage(true);
  expect(workers).toHaveLength(1);
});

test('where there are no workers the timers go on', () => {
  vi.stubGlobal('Worker', undefined);
  const onTick = vi.fn<() => void>();
  const ticker = createTicker(onTick);
  showPage(true);
  ticker.wakeIn(1000);
  vi.advanceTimersByTime(1000);
  expect(onTick).toHaveBeenCalledOnce();
  ticker.stop();
});
