import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { removeToken, storeToken } from '#api/token.ts';
import { Routes } from '#routes.tsx';
import { checkToken, startSession } from '#features/auth/session.ts';
import { Shell } from '#shell/shell.tsx';
import { currentToast, dismissToast } from '#ui/toast.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { fakeUploads } from '#test/fake-upload.ts';
import { api, fakeFetch } from './fake-api.ts';
import { answerAsUsual } from './usual-answers.ts';

/** A screen is looked for until it is there: this is only how long a hopeless search takes. */
const GIVE_UP_MS = 10_000;

/** Runs the whole app, as main.tsx puts it together, against the fake of the API. Once per file. */
export function runsTheApp(): void {
  configure({
    asyncUtilTimeout: GIVE_UP_MS,
    getElementError: (message) => new Error(message?.split('\n\n')[0]),
  });
  vi.setConfig({ testTimeout: 3 * GIVE_UP_MS });
  beforeAll(startSession);
  beforeEach(() => {
    vi.stubGlobal('fetch', fakeFetch);
    fakeUploads();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerAsUsual();
  });
  afterEach(() => {
    cleanup();
    dismissToast(currentToast()?.id ?? 0);
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    api.forget();
    vi.unstubAllGlobals();
  });
}

/** Opens the app at an address, as somebody who is signed in; ends when its screen is there. */
export async function open(address: string): Promise<void> {
  storeToken('a token');
  await show(address);
}

/** Opens the app at an address, as somebody who is not. */
export async function openAsStranger(address: string): Promise<void> {
  removeToken();
  await show(address);
}

async function show(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(checkToken);
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <Shell>
          <Routes />
        </Shell>
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}
