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

// Test files of a worker share one page and one copy of the modules (`isolate: false`), so each
// test resets the fake API and all state.

// happy-dom has no layout, so everything counts as near.
vi.mock('#browser/near-viewport.ts', () => ({
  useNearViewport: () => ({ ref: undefined, isNear: true }),
}));

configure({
  // Tests end earlier unless they fail.
  asyncUtilTimeout: 60_000,
  // The message leaves out the text of the page, which is slow and is built at every retry.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

beforeEach(async () => {
  // Lazy components are loaded, as after the first moments of a real page.
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
  // A dismissed toast stays readable until another replaces it.
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
