import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AfterPaint } from './after-paint.tsx';

const heavy = vi.fn<() => ReactNode>(() => <p>All of it</p>);
function Heavy() {
  return heavy();
}

test('what takes long is made only after what is around it was painted', async () => {
  vi.useFakeTimers();
  heavy.mockClear();
  render(
    <AfterPaint fallback={<p>A drawing</p>}>
      <Heavy />
    </AfterPaint>,
  );
  expect(screen.getByText('A drawing')).toBeDefined();
  // A callback in the frame itself still runs before the paint.
  let inFrame = -1;
  requestAnimationFrame(() => {
    inFrame = heavy.mock.calls.length;
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(inFrame).toBe(0);
  expect(screen.queryByText('A drawing')).toBeNull();
  expect(screen.getByText('All of it')).toBeDefined();
});

test('what is closed before it was painted makes nothing', async () => {
  vi.useFakeTimers();
  heavy.mockClear();
  const { unmount } = render(
    <AfterPaint>
      <Heavy />
    </AfterPaint>,
  );
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(heavy).not.toHaveBeenCalled();
});
