import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScreenWake } from './wake-lock.ts';

const release = vi.fn<() => Promise<void>>(async () => undefined);
const request = vi.fn<() => Promise<{ release: typeof release }>>(async () => ({ release }));
let visibility: DocumentVisibilityState = 'visible';

function showPage(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.clearAllMocks();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

test('the screen is kept on, and again when the page returns', async () => {
  const wake = createScreenWake();
  wake.keepOn();
  wake.keepOn();
  expect(request).toHaveBeenCalledOnce();
  showPage('hidden');
  showPage('visible');
  expect(request).toHaveBeenCalledTimes(2);
  wake.letGo();
});

test('a session that is paused lets the screen go, and asks no more', async () => {
  const wake = createScreenWake();
  wake.keepOn();
  await Promise.resolve();
  wake.letGo();
  showPage('hidden');
  showPage('visible');
  expect(release).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
});

test('a lock that is granted too late is given back', async () => {
  const wake = createScreenWake();
  wake.keepOn();
  wake.letGo();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('where the screen cannot be kept on nothing happens', async () => {
  request.mockRejectedValueOnce(new Error('The battery is low'));
  const wake = createScreenWake();
  wake.keepOn();
  await Promise.resolve();
  wake.letGo();
  expect(release).not.toHaveBeenCalled();
});
