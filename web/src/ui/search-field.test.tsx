import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

function show(value: string) {
  const onChange = vi.fn<(value: string) => void>();
  const rest = { label: 'Search', placeholder: 'Search...', onChange };
  const { rerender } = render(<SearchField {...rest} value={value} />);
  return {
    onChange,
    searchFor: (other: string) => rerender(<SearchField {...rest} value={other} />),
  };
}

test('what is typed stands there before anything was searched for it', async () => {
  const { onChange } = show('');
  await userEvent.type(field(), 'neck');
  expect(field().value).toBe('neck');
  expect(onChange.mock.calls).toEqual([['n'], ['ne'], ['nec'], ['neck']]);
});

test('what is searched for from elsewhere takes its place', async () => {
  const { searchFor } = show('');
  await userEvent.type(field(), 'neck');
  searchFor('knee');
  expect(field().value).toBe('knee');
  searchFor('');
  expect(field().value).toBe('');
});

test('Escape and its button clear it', async () => {
  const { onChange } = show('neck');
  await userEvent.type(field(), '{Escape}');
  expect([field().value, onChange.mock.lastCall]).toEqual(['', ['']]);
  await userEvent.type(field(), 'k');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([field().value, document.activeElement]).toEqual(['', field()]);
});
