import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { toast } from './toast.ts';
import { UiProvider } from './ui-provider.tsx';

const onOpenChange = vi.fn<(open: boolean) => void>();
const show = (children: ReactNode) =>
  render(
    <UiProvider>
      <Dialog open onOpenChange={onOpenChange} title="Create New Custom Plan">
        {children}
      </Dialog>
    </UiProvider>,
  );

afterEach(() => {
  onOpenChange.mockReset();
});

test('the first field of a dialog has the focus when it opens', () => {
  show(<TextField label="Plan Name" />);
  expect(document.activeElement).toBe(screen.getByLabelText('Plan Name'));
});

test('a dialog without fields has the focus itself, so that its title is read first', () => {
  show('Nothing to fill in');
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('a chooser of files is no field to begin with', () => {
  show(<input type="file" />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('a dialog can be left by its button and by Escape', async () => {
  show('Nothing to fill in');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test('one Escape leaves a dialog, also with a toast that came after it', async () => {
  show('Nothing to fill in');
  act(() => toast({ title: 'Exercise Regenerated' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

function Opening() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'last' | null>(null);
  const close = () => setOpen(null);
  return (
    <UiProvider>
      <button onClick={() => setOpen('dialog')}>Open</button>
      <button onClick={() => setOpen('question')}>Ask</button>
      <main tabIndex={-1}>
        {open !== 'last' && <button onClick={() => setOpen('last')}>Open and go</button>}
      </main>
      <Dialog open={open === 'last'} onOpenChange={close} title="Opened" />
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Opened" />
      <AlertDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Sure?"
        description="It cannot be undone."
        confirm="Yes"
        onConfirm={close}
      />
    </UiProvider>
  );
}

test.each(['Open', 'Ask'])('the focus is where it was when a dialog closes: %s', async (name) => {
  render(<Opening />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(document.activeElement).not.toBe(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the focus is in the content of the page, which stays in its place, when the button that opened a dialog has gone', async () => {
  render(<Opening />);
  const button = screen.getByRole('button', { name: 'Open and go' });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test.each(['Open', 'Ask'])(
  'Back closes what was opened and stays on the page: %s',
  async (name) => {
    window.history.pushState(null, '', '/exercises');
    render(<Opening />);
    await userEvent.click(screen.getByRole('button', { name }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByText(/^(Opened|Sure\?)$/)).toBeNull());
    expect(window.location.pathname).toBe('/exercises');
  },
);

test('of two dialogs Back closes the one that was opened last', async () => {
  const close = vi.fn<(open: boolean) => void>();
  const tree = (inner: boolean) => (
    <UiProvider>
      <Dialog open onOpenChange={onOpenChange} title="Outer">
        <Dialog open={inner} onOpenChange={close} title="Inner" />
      </Dialog>
    </UiProvider>
  );
  const { rerender } = render(tree(false));
  rerender(tree(true));
  await Promise.resolve();
  act(() => window.history.back());
  expect(close.mock.calls).toEqual([[false]]);
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => window.history.back());
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('a dialog that was closed leaves nothing in the history', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/exercises');
  render(<Opening />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => window.history.back());
  expect(window.location.pathname).toBe('/before');
});

test('a link in a dialog leads where it says', async () => {
  window.history.pushState(null, '', '/exercises');
  const { rerender } = render(
    <UiProvider>
      <Dialog open onOpenChange={onOpenChange} title="Opened">
        <Link href="/profile">Profile</Link>
      </Dialog>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  rerender(<UiProvider>Another page</UiProvider>);
  await Promise.resolve();
  expect(window.location.pathname).toBe('/profile');
});
