import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#test/show.tsx';
import { ExerciseName } from './exercise-name.tsx';

test('an exercise whose title is seen first keeps its name for those who hear it', () => {
  show(
    <button type="button">
      <ExerciseName name="JME 12 Chin Tuck" />
    </button>,
  );
  const button = screen.getByRole('button', { name: 'JME 12 Chin Tuck' });
  expect(button.textContent).toBe('JME 12 Chin Tuck');
});

test('a name without a number is shown as it is', () => {
  show(<ExerciseName name="Chin Tuck" />);
  expect(screen.getByText('Chin Tuck')).toBeDefined();
});
