import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const ITEMS = [
  { title: 'Is it free?', content: 'Yes.' },
  { title: 'Is it short?', content: 'Three minutes.' },
];

const details = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('details');
  if (found === null) throw new Error(`${name} is in no details element.`);
  return found;
};

test('a title opens what it says, and closes it again', async () => {
  render(<Accordion items={ITEMS} />);
  expect(details('Is it free?').open).toBe(false);
  await userEvent.click(screen.getByText('Is it free?'));
  expect(details('Is it free?').open).toBe(true);
  expect(details('Is it free?').textContent).toContain('Yes.');
  await userEvent.click(screen.getByText('Is it free?'));
  expect(details('Is it free?').open).toBe(false);
});

test('the titles of one list share a name, so that the browser keeps one of them open', () => {
  render(
    <>
      <Accordion items={ITEMS} />
      <Accordion items={[{ title: 'Another list', content: '' }]} />
    </>,
  );
  const [free, short, other] = ['Is it free?', 'Is it short?', 'Another list'].map((title) =>
    details(title).getAttribute('name'),
  );
  expect(free).toBeTruthy();
  expect(short).toBe(free);
  expect(other).not.toBe(free);
});
