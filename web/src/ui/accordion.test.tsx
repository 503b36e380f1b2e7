import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const ITEMS = [
  { title: 'Is it free?', content: 'Yes.' },
  { title: 'Is it short?', content: 'Three minutes.' },
];

const title = (name: string, expanded: boolean) => screen.getByRole('button', { name, expanded });

test('one title at a time opens what it says, and closes it again', async () => {
  render(<Accordion items={ITEMS} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(ITEMS.length);
  await userEvent.click(title('Is it free?', false));
  expect(screen.getByText('Yes.')).toHaveProperty('hidden', false);

  await userEvent.click(title('Is it short?', false));
  expect(screen.getByText('Three minutes.')).toBeTruthy();
  expect(screen.queryByText('Yes.')).toBeNull();
  expect(title('Is it free?', false)).toBeTruthy();

  await userEvent.click(title('Is it short?', true));
  expect(screen.queryByText('Three minutes.')).toBeNull();
});

test('a title names what it opens', async () => {
  render(<Accordion items={ITEMS} />);
  await userEvent.click(title('Is it free?', false));
  const opened = document.getElementById(
    title('Is it free?', true).getAttribute('aria-controls') ?? '',
  );
  expect(opened?.textContent).toBe('Yes.');
});
