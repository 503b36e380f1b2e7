import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, Route, useLocation } from 'wouter';
import { show } from '#test/show.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { withViewTransition } from './view-transition.ts';

/** A browser calls the update asynchronously. */
const start = vi.fn<(change: () => void) => { ready: Promise<void> }>((change) => {
  setTimeout(() => act(change));
  return { ready: Promise.resolve() };
});

function Pages() {
  const [isOpen, setOpen] = useState(false);
  const [path, navigate] = useLocation();
  return (
    <>
      <p>You are at {path}</p>
      <Link href="/plans">Plans</Link>
      <Link href="/?tab=history">History</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Leave?">
        <button type="button" onClick={() => navigate('/plans')}>
          Leave
        </button>
      </Dialog>
      <Route path="/plans">The plans</Route>
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

test('from page to page the screen fades', async () => {
  show(<Pages />);
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
  expect(await screen.findByText('The plans')).toBeDefined();
  expect(start).toHaveBeenCalledOnce();
});

test('pressed twice, a link leads on once', async () => {
  show(<Pages />);
  const before = window.history.length;
  const link = screen.getByRole('link', { name: 'Plans' });
  link.click();
  link.click();
  expect(await screen.findByText('The plans')).toBeDefined();
  expect(start).toHaveBeenCalledOnce();
  expect(window.history.length).toBe(before + 1);
});

test('a movement that is skipped is no failure', async () => {
  const { promise: ready, reject } = Promise.withResolvers<void>();
  start.mockReturnValueOnce({ ready });
  withViewTransition(() => undefined);
  const unhandled = vi.fn<() => void>();
  process.once('unhandledRejection', unhandled);
  reject(new DOMException('Transition was skipped', 'AbortError'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('what stays on its page changes at once', async () => {
  show(<Pages />);
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(window.location.search).toBe('?tab=history');
  expect(start).not.toHaveBeenCalled();
});

test('a page that is left from within a dialog is left at once', async () => {
  show(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(window.location.pathname).toBe('/plans');
  expect(start).not.toHaveBeenCalled();
});

test('who asked for less movement sees the change at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const change = vi.fn<() => void>();
  withViewTransition(change);
  expect(change).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

test('a browser that has no view transitions changes at once', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const change = vi.fn<() => void>();
  withViewTransition(change);
  expect(change).toHaveBeenCalledOnce();
});
