import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage } from './page-stands.ts';

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

/** Whether the page stands, as somebody sees who has been asking from the start. */
function watch(): () => boolean {
  let stands = false;
  void (async () => {
    await watchPage();
    stands = true;
  })();
  return () => stands;
}

test('a page stands once nothing larger has been painted for a while', async () => {
  const stands = watch();
  await vi.advanceTimersByTimeAsync(2900);
  for (const painted of observers) painted();
  await vi.advanceTimersByTimeAsync(2900);
  expect(stands()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(stands()).toBe(true);
});

test('whoever is there does not wait', async () => {
  const stands = watch();
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(stands()).toBe(true);
});
