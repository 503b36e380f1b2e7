import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#test/show.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from '#ui/lazy-screen.tsx';

const Screen = () => <PageHeading title="Profile">Profile</PageHeading>;
const load = vi.fn<() => Promise<ComponentType>>();
const reload = vi.fn<() => void>();
const open = (Lazy: ComponentType) =>
  show(
    <Suspense fallback="Loading">
      <Lazy />
    </Suspense>,
  );
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const online = () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  load.mockReset();
  reload.mockReset();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(Screen);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

test(
  'a screen that could not be fetched says that there is no connection, and can be tried again',
  { tags: ['spec:silent/lost-connection'] },
  async () => {
    offline();
    open(lazyScreen(load));
    await heading('No connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const shown = await heading('Profile');
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(reload).not.toHaveBeenCalled();
  },
);

test(
  'it is fetched anew when the connection is back, and when the screen is opened again',
  { tags: ['spec:silent/lost-connection'] },
  async () => {
    offline();
    const Lazy = lazyScreen(load);
    const { unmount } = open(Lazy);
    await heading('No connection');
    window.dispatchEvent(new Event('online'));
    await heading('Profile');
    unmount();
    load.mockRejectedValueOnce(new TypeError('Failed'));
    const Another = lazyScreen(load);
    const second = open(Another);
    await heading('No connection');
    second.unmount();
    open(Another);
    expect(await heading('Profile')).toBeDefined();
  },
);

test(
  'a screen that has another name since the last release is fetched by loading the page, once',
  { tags: ['spec:silent/lost-connection'] },
  async () => {
    online();
    load.mockReset();
    load.mockRejectedValue(new TypeError('Failed'));
    open(lazyScreen(load));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Again = lazyScreen(load);
    open(() => (
      <ErrorBoundary>
        <Again />
      </ErrorBoundary>
    ));
    await heading('Something went wrong');
    expect(reload).toHaveBeenCalledOnce();
  },
);
