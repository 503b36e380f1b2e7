import type { Installation } from '@limber/domain/installation';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { removeToken, storeToken } from '#api/token.ts';
import { OfUsersOnceIdle } from '#app.tsx';
import { InstallationContext } from '#installation.ts';
import { Routes } from '#routes.tsx';
import { checkToken, startSession } from '#features/auth/session.ts';
import { Shell } from '#shell/shell.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { INSTALLATION } from './installation.ts';
import { answerAsUsual } from './usual-answers.ts';

/** Sets the whole app up like main.tsx, on the fake API. Call once per file. */
export function runsTheApp(): void {
  let stop: (() => void) | undefined;
  beforeAll(() => {
    stop = startSession();
  });
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerAsUsual();
  });
  afterAll(() => stop?.());
}

/** Opens an address signed in; resolves when its screen is shown. */
export async function open(address: string): Promise<void> {
  storeToken('a token');
  await show(address);
}

export async function openAsStranger(
  address: string,
  installation: Partial<Installation> = INSTALLATION,
): Promise<void> {
  removeToken();
  await show(address, installation);
}

async function show(address: string, installation = INSTALLATION): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(checkToken);
  render(
    <InstallationContext value={installation}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Shell>
            <Routes />
          </Shell>
          <OfUsersOnceIdle />
        </UiProvider>
      </QueryClientProvider>
    </InstallationContext>,
  );
  await screen.findByRole('heading', { level: 1 });
}
