import { expect, test } from 'vitest';
import { writtenSteps } from './written-steps.ts';

const steps = {
  start: ['Sit tall.', 'Let your arms hang.'],
  out: ['Tip your right ear to the right.'],
  back: 'Come back up.',
  cue: 'Shoulders stay low.',
};

test('repetitions are read as start, way out, way back and dose', () => {
  const dose = { kind: 'repetitions', count: 4, seconds: 9 } as const;
  expect(writtenSteps({ steps, dose, sides: 'both' })).toEqual([
    'Sit tall. Let your arms hang.',
    'Tip your right ear to the right.',
    'Come back up. Shoulders stay low.',
    'Do 4 slow movements, 9 seconds each.',
  ]);
});

test('a hold is read with its way out of it, and with the other side', () => {
  const dose = { kind: 'hold', count: 2, seconds: 9 } as const;
  expect(writtenSteps({ steps, dose, sides: 'each' }).slice(2)).toEqual([
    'Shoulders stay low.',
    'Hold for 9 seconds, 2 times. Come back up.',
    'Change sides, and do the same on the left.',
  ]);
});

test('half of a dose in pairs goes the other way', () => {
  const halfway = 'Now circle the other way round.';
  const dose = { kind: 'repetitions', count: 4, seconds: 9, inPairs: true } as const;
  expect(writtenSteps({ steps: { ...steps, halfway }, dose, sides: 'both' }).at(-1)).toBe(
    'After half of them: now circle the other way round.',
  );
});
