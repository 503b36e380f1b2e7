import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilSettled } from './when-idle.ts';

const observers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  observers.length = 0;
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: () => void) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(): () => boolean {
  let settled = false;
  void (async () => {
    await untilSettled();
    settled = true;
  })();
  return () => settled;
}

test('a page has settled once nothing larger has been painted for a while', async () => {
  const hasSettled = watch();
  await vi.advanceTimersByTimeAsync(2900);
  for (const painted of observers) painted();
  await vi.advanceTimersByTimeAsync(2900);
  expect(hasSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(hasSettled()).toBe(true);
});

test('whoever is there does not wait', async () => {
  const hasSettled = watch();
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasSettled()).toBe(true);
});
