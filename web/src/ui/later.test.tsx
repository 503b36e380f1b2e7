import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#test/show.tsx';
import { later } from './later.tsx';

const Dialog = () => <p>Delete it?</p>;
const load = vi.fn<() => Promise<ComponentType>>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  load.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

test('what comes later is fetched once, however often it is shown', async () => {
  load.mockResolvedValue(Dialog);
  const Later = later(load);
  await Later.prepare();
  show(
    <>
      <Later />
      <Later />
    </>,
  );
  expect(await screen.findAllByText('Delete it?')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be fetched without a connection is there once there is one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Later = later(load);
  show(<Later />);
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
  const Later = later(load);
  await Later.prepare();
  expect(reload).not.toHaveBeenCalled();
  show(<Later />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
