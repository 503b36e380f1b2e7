import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
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
