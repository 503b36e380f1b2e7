import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeIsThere } from '#browser/reload-for-code.ts';
import * as page from '#browser/when-idle.ts';
import { show } from '#test/show.tsx';
import { lazyWhenIdle, loadAllParts } from './lazy-when-idle.tsx';
import { currentToast } from './toast.ts';

const Dialog = () => <p>Delete it?</p>;
const load = vi.fn<() => Promise<ComponentType>>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

test('what comes later is fetched once, however often it is shown', async () => {
  load.mockResolvedValue(Dialog);
  const Lazy = lazyWhenIdle(load);
  await loadAllParts();
  show(
    <>
      <Lazy />
      <Lazy />
    </>,
  );
  expect(await screen.findAllByText('Delete it?')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be fetched without a connection is there once there is one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Lazy = lazyWhenIdle(load);
  show(<Lazy />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  load.mockResolvedValue(Dialog);
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Delete it?')).toBeDefined();
  });
  expect(reload).not.toHaveBeenCalled();
});

test('what has another name since the last release is fetched by loading the page, when it is wanted', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Lazy = lazyWhenIdle(load);
  await loadAllParts();
  expect(reload).not.toHaveBeenCalled();
  show(<Lazy />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('what never comes loads the page once, although the page itself is there, and is said to be missing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const first = show(createElement(lazyWhenIdle(load)));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  first.unmount();
  codeIsThere();
  show(createElement(lazyWhenIdle(load)));
  await waitFor(() => expect(currentToast()?.title).toBe('This could not be loaded'));
  expect(reload).toHaveBeenCalledOnce();
});

test('what nobody waits for is shown once the page is idle, and nobody is told when it is missing', async () => {
  const idle: (() => void)[] = [];
  vi.spyOn(page, 'whenIdle').mockImplementation(async (act) => void idle.push(act));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Lazy = lazyWhenIdle(load, { fallback: () => <p>Wait</p> });
  show(<Lazy urgent={false} />);
  expect(load).not.toHaveBeenCalled();
  act(() => idle.forEach((begin) => begin()));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('Wait')).toBeDefined();
  expect(currentToast()?.open).not.toBe(true);
  load.mockResolvedValue(Dialog);
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Delete it?')).toBeDefined();
  });
  expect(screen.queryByText('Wait')).toBeNull();
});
