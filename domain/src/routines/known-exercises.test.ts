import { expect, test } from 'vitest';
import { knownExercises } from './known-exercises.ts';

const done = (exerciseId: number, day: string) => ({ exerciseId, completedAt: `${day}T12:00:00Z` });

test('an exercise is known that was done twice within four weeks', () => {
  const history = [
    done(1, '2026-03-28'),
    done(1, '2026-03-03'),
    done(2, '2026-03-28'),
    done(3, '2026-03-28'),
    done(3, '2026-03-02'),
  ];
  expect([...knownExercises(history, '2026-03-30')]).toEqual([1]);
});
