import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { Instructions } from './instructions.tsx';

const HEADING = 'Choose another exercise today if';

test(
  'whom the exercise is not for today is said in words',
  { tags: ['spec:silent/not-for-today'] },
  () => {
    render(
      <Instructions
        exercise={anExercise(1, { contraindications: ['dizziness', 'poorBalance'] })}
      />,
    );
    expect(screen.getByRole('heading', { name: HEADING })).toBeDefined();
    expect(screen.getByText('you feel dizzy')).toBeDefined();
    expect(screen.getByText('you are unsteady on your feet')).toBeDefined();
  },
);

test('an exercise for everybody warns nobody', () => {
  render(<Instructions exercise={anExercise(1, { contraindications: [] })} />);
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
});
