import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { forgetAll, forgetfulness } from '#browser/stored.ts';
import { setSignedOut } from '#features/auth/session-store.ts';
import { setTheme } from '#shell/theme.ts';
import { loadAllParts } from '#ui/lazy-when-idle.tsx';
import { currentToast, dismissToast, toast } from '#ui/toast.ts';
import { fakeUploads } from './fake-upload.ts';
import { api, fakeFetch } from './fake-api.ts';

// All test files of a worker share one page and one copy of the modules (`isolate: false`), so each
// test begins with the fake API and leaves nothing behind.

// Nothing is laid out here, so everything is near the viewport.
vi.mock('#browser/near-viewport.ts', () => ({
  useNearViewport: () => ({ ref: undefined, isNear: true }),
}));

configure({
  // What is looked for is waited for until it is there: this is only how long a failing test takes.
  asyncUtilTimeout: 60_000,
  // Without the page as text, which takes long to write and is written at every try.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

beforeEach(async () => {
  // As it is for whoever does not press something in the first moment.
  await loadAllParts();
  vi.stubGlobal('fetch', fakeFetch);
  fakeUploads();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  api.forget();
  queryClient.clear();
  // A toast that was dismissed can still be read: another takes its place.
  toast({ title: 'No toast was shown yet' });
  dismissToast(currentToast()?.id ?? 0);
  setSignedOut();
  setTheme('system');
  forgetAll();
  forgetfulness.setState('none so far', true);
  window.history.replaceState(null, '', '/');
});

afterAll(() => {
  vi.restoreAllMocks();
});
