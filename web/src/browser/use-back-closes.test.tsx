import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveOldLayers, useBackCloses } from './use-back-closes.ts';

type Open = { first: boolean; second: boolean };

const close = vi.fn<(name: string) => void>();
const open = (initialProps: Open) =>
  renderHook(
    ({ first, second }: Open) => {
      useBackCloses(first, () => close('first'));
      useBackCloses(second, () => close('second'));
    },
    { initialProps },
  );
const settled = () => Promise.resolve();

afterEach(() => {
  close.mockReset();
  vi.restoreAllMocks();
});

test('what opens while the browser still goes back from what was closed stays open', async () => {
  window.history.pushState(null, '', '/exercises');
  const go = window.history.go.bind(window.history);
  const told = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const { rerender } = open({ first: true, second: false });
  await settled();
  rerender({ first: false, second: false });
  await settled();
  expect(told).toHaveBeenCalledExactlyOnceWith(-1);
  rerender({ first: false, second: true });
  await settled();
  told.mockRestore();
  go(-1);
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  expect(close.mock.calls).toEqual([['second']]);
  expect(window.location.pathname).toBe('/exercises');
});

test('Back leaves a page that was loaded anew while something was open above it', () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/exercises');
  window.history.pushState({ layers: 1 }, '');
  leaveOldLayers();
  window.history.back();
  expect(window.location.pathname).toBe('/before');
});
