import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { currentToast, dismissToast, toast } from './toast.ts';
import { UiProvider } from './ui-provider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<UiProvider>the app</UiProvider>);
});
afterEach(() => {
  pass(2_000_000);
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const place = () => screen.getByRole('button', { name: 'Dismiss' }).closest('ol')?.className;
const say = (title: string, description?: string) => act(() => toast({ title, description }));

test('one toast is shown at a time: the newest', { tags: ['spec:9/one-toast'] }, () => {
  say('Plan Created');
  say('Plan Updated', 'It now holds six exercises.');
  expect(screen.queryAllByText('Plan Created')).toEqual([]);
  expect(screen.getAllByText('Plan Updated')).not.toEqual([]);
  expect(screen.getAllByText('It now holds six exercises.')).not.toEqual([]);
});

test('what a toast has to keep clear of is looked for while one is shown', () => {
  const page = document.documentElement;
  expect(page.hasAttribute('data-toast')).toBe(false);
  say('Weights saved');
  expect(page.hasAttribute('data-toast')).toBe(true);
  pass(10_000);
  expect(page.hasAttribute('data-toast')).toBe(false);
});

test('a toast leaves by itself after five seconds', { tags: ['spec:9/toast-shown'] }, () => {
  say('Weights saved');
  pass(4900);
  expect(currentToast()?.open).toBe(true);
  pass(200);
  expect(currentToast()?.open).toBe(false);
  expect(screen.queryByText('Weights saved')).toBeNull();
});

test.each([
  [new DOMRect(900, 700, 120, 44), true],
  [new DOMRect(100, 200, 120, 44), false],
])('a toast stands where it does not cover what was pressed', (pressed, moves) => {
  const button = document.body.appendChild(document.createElement('button'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === button ? pressed : new DOMRect(872, 690, 384, 90);
  });
  say('Plan Updated');
  const usual = place();
  fireEvent.click(button);
  say('Workout Completed!');
  expect(place() !== usual).toBe(moves);
  button.remove();
  say('Weights saved');
  expect(place() !== usual).toBe(moves);
});

test('a toast does not cover the field that has the focus, with what is wrong in it', () => {
  const field = document.body.appendChild(document.createElement('input'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === field ? new DOMRect(20, 700, 350, 44) : new DOMRect(16, 690, 358, 90);
  });
  say('Plan Updated');
  const usual = place();
  field.focus();
  say('Failed to delete your account. Please try again.', 'Password is not correct');
  expect(place()).not.toBe(usual);
  field.remove();
});

test('a toast leaves when it is dismissed', () => {
  say('Weights saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Weights saved')).toBeNull();
});

test(
  'a dismissed toast is kept in memory for 1,000,000 ms',
  { tags: ['spec:9/toast-kept'] },
  () => {
    say('Weights saved');
    act(() => dismissToast(currentToast()?.id ?? 0));
    pass(999_999);
    expect(currentToast()?.title).toBe('Weights saved');
    pass(1);
    expect(currentToast()).toBeNull();
  },
);

test('forgetting an old toast does not take the new one with it', () => {
  say('Weights saved');
  act(() => dismissToast(currentToast()?.id ?? 0));
  pass(999_000);
  act(() => toast({ title: 'Plan Created', durationMs: 60_000 }));
  pass(2000);
  expect(currentToast()).toMatchObject({ title: 'Plan Created', open: true });
});

test('an action of a toast can be taken', () => {
  const undo = vi.fn<() => void>();
  act(() => toast({ title: 'Exercise removed', action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

const press = (target: Element, more: object = {}) =>
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...more });

test(
  'an action is taken by its shortcut, once, and not by somebody who writes',
  { tags: ['spec:silent/removed-comes-back'] },
  () => {
    const undo = vi.fn<() => void>();
    const field = document.body.appendChild(document.createElement('input'));
    act(() =>
      toast({ title: 'Removed', action: { label: 'Undo', onClick: undo, shortcut: 'Control+Z' } }),
    );
    press(field);
    press(document.body, { ctrlKey: false });
    press(document.body, { shiftKey: true });
    expect(undo).not.toHaveBeenCalled();
    press(document.body);
    press(document.body);
    expect(undo).toHaveBeenCalledOnce();
    expect(currentToast()?.open).toBe(false);
    field.remove();
  },
);

test.each(['checkbox', 'radio', 'range'])(
  'a %s holds no text that the shortcut could undo',
  (type) => {
    const undo = vi.fn<() => void>();
    const input = Object.assign(document.createElement('input'), { type });
    document.body.append(input);
    act(() =>
      toast({ title: 'Removed', action: { label: 'Undo', onClick: undo, shortcut: 'Control+Z' } }),
    );
    press(input);
    expect(undo).toHaveBeenCalledOnce();
    input.remove();
  },
);

test('what has no shortcut is not taken by one', () => {
  const start = vi.fn<() => void>();
  act(() => toast({ title: 'Time to move', action: { label: 'Start', onClick: start } }));
  press(document.body);
  expect(start).not.toHaveBeenCalled();
});

test('a toast in front of a dialog is read by screen readers, and what it offers can be pressed', () => {
  const undo = vi.fn<() => void>();
  cleanup();
  render(
    <UiProvider>
      <Dialog open onOpenChange={() => {}} title="Chin Tuck" />
    </UiProvider>,
  );
  act(() => toast({ title: 'Image removed', action: { label: 'Undo', onClick: undo } }));
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button.closest('li')?.className).toContain('pointer-events-auto');
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
});
