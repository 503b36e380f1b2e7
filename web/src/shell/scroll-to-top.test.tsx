import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from './shell.tsx';

const scrollTo = vi.spyOn(window, 'scrollTo');

beforeEach(() => {
  scrollTo.mockReset();
  window.history.replaceState(null, '', '/exercises');
});

function goBackTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a new path begins at its top', () => {
  const { rerender } = render(<ScrollToTop path="/exercises" />);
  rerender(<ScrollToTop path="/profile" />);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('on the way back to another path the browser knows where one was', () => {
  const { rerender } = render(<ScrollToTop path="/exercises" />);
  goBackTo('/dashboard');
  rerender(<ScrollToTop path="/dashboard" />);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('going back to another tab of a path does not count for the next path', () => {
  const { rerender } = render(<ScrollToTop path="/exercises" />);
  goBackTo('/exercises?area=neck');
  rerender(<ScrollToTop path="/profile" />);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
