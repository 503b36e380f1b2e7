import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

const at = (ring: number) => (
  <ProgressRing running step={{ kind: 'hold', seconds: 18, secondsLeft: 18 - 18 * ring, ring }} />
);
const filling = (page: HTMLElement) => page.querySelector('circle:last-of-type');

test('a ring fills on by itself from second to second, and begins anew when its step is repeated', () => {
  const { container, rerender } = render(at(0.5));
  const first = filling(container);
  rerender(at(0.6));
  expect(filling(container)).toBe(first);
  rerender(at(0));
  expect(filling(container)).not.toBe(first);
});
