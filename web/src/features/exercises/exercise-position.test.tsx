import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ExercisePosition } from './exercise-position.tsx';

const move = vi.fn<(index: number) => void>();
const show = (index: number, total: number) =>
  render(
    <UiProvider>
      <ExercisePosition index={index} total={total} onMove={move} />
    </UiProvider>,
  );

afterEach(() => {
  move.mockReset();
});

test(
  'the position counts from one, with the way back and forth',
  { tags: ['spec:2/detail-position'] },
  async () => {
    show(1, 3);
    expect(screen.getByText('2 of 3')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Previous exercise' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next exercise' }));
    expect(move.mock.calls).toEqual([[0], [2]]);
  },
);

test(
  'an exercise that is alone has no way back or forth',
  { tags: ['spec:2/detail-position'] },
  () => {
    show(0, 1);
    expect(screen.getByText('1 of 1')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
