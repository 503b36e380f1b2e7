import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Slider } from './slider.tsx';

const STOPS = [0, 5, 10, 15, 20, 25, 27, 30, 35, 40];

function Controlled({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return (
    <Slider
      label="Neck"
      value={value}
      valueText={`${value} percent`}
      stops={STOPS}
      onChange={setValue}
    />
  );
}

async function valueAfter(keys: string, from: number) {
  render(<Controlled from={from} />);
  const slider = screen.getByRole('slider', { name: 'Neck' });
  slider.focus();
  await userEvent.keyboard(keys);
  return slider.getAttribute('aria-valuetext');
}

test.each([
  ['{ArrowRight}', 20, '25 percent'],
  ['{ArrowUp}{ArrowUp}', 20, '27 percent'],
  ['{ArrowLeft}', 20, '15 percent'],
  ['{ArrowDown}', 27, '25 percent'],
  ['{PageUp}', 10, '20 percent'],
  ['{PageDown}', 5, '0 percent'],
  ['{Home}', 30, '0 percent'],
  ['{End}', 30, '40 percent'],
  ['{ArrowRight}', 40, '40 percent'],
  ['x', 20, '20 percent'],
])('%s from %i leads to %s', { tags: ['spec:5/weights-by-fives'] }, async (keys, from, to) => {
  expect(await valueAfter(keys, from)).toBe(to);
});

test('a value between two stops is shown as it is, and left towards the nearest stop on either side', async () => {
  expect(await valueAfter('x', 34)).toBe('34 percent');
  cleanup();
  expect(await valueAfter('{ArrowRight}', 34)).toBe('35 percent');
  cleanup();
  expect(await valueAfter('{ArrowLeft}', 34)).toBe('30 percent');
});
