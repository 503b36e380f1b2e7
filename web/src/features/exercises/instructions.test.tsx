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
    expect(screen.getByText('you feel dizzy or have had vertigo')).toBeDefined();
    expect(screen.getByText('you are unsteady on your feet')).toBeDefined();
  },
);

test(
  'the notes stand under their labels; without a harder version none is promised',
  { tags: ['spec:silent/labelled-notes'] },
  () => {
    const { guidance } = anExercise(1);
    render(<Instructions exercise={anExercise(1)} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Breathe',
      'Avoid',
      'Easier',
      'Stop when',
    ]);
    expect(screen.getByText(guidance?.easier ?? '')).toBeDefined();
  },
);

test('the muscles are named plainly, and as anatomy names them', () => {
  render(<Instructions exercise={anExercise(1, { kind: 'stretch', muscles: ['soleus'] })} />);
  expect(screen.getByText('Stretch, gentle, no load.')).toBeDefined();
  expect(screen.getByText('deep calf muscle (soleus)')).toBeDefined();
});

test('where nobody has signed it says so', () => {
  render(<Instructions exercise={anExercise(1, { review: null })} />);
  expect(screen.getByText('No clinician has signed this exercise yet.')).toBeDefined();
});

test.each([
  [true, 'Signed by Ada Lovelace, physiotherapist, on January 5, 2026.'],
  [
    false,
    'Signed by Ada Lovelace, physiotherapist, on January 5, 2026; it has been changed since.',
  ],
])(
  'who signed is named with the day, and a change since then (still the same: %s)',
  (isCurrent, words) => {
    const signed = { reviewer: 'Ada Lovelace', profession: 'physiotherapist', date: '2026-01-05' };
    render(<Instructions exercise={anExercise(1, { review: { ...signed, isCurrent } })} />);
    expect(screen.getByText(words)).toBeDefined();
  },
);

test('a source is cited with what it says, and a variant names its exercise', () => {
  render(<Instructions exercise={anExercise(2, { source: 'gross', variantOf: 1 })} />);
  expect(screen.getByText(/Cochrane Database/)).toBeDefined();
  expect(screen.getByText('A variant of JME 1.')).toBeDefined();
});

test('an exercise without a source is said to be our own', () => {
  render(<Instructions exercise={anExercise(2)} />);
  expect(screen.getByText('Our own, after common practice.')).toBeDefined();
});

test('an exercise for everybody warns nobody', () => {
  render(<Instructions exercise={anExercise(1, { contraindications: [] })} />);
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
});
