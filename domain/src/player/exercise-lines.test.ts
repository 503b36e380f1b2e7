import { expect, test } from 'vitest';
import { aScriptExercise } from '../test/script-exercises.ts';
import { doseLine, movementLines, spokenName } from './exercise-lines.ts';

test('a name is spoken without its number', () => {
  expect(spokenName('JME 12 Chin Tuck')).toBe('Chin Tuck');
  expect(spokenName('Chin Tuck')).toBe('Chin Tuck');
});

test('the dose is told as it is scaled, not as it is written in the steps', () => {
  const scaled = aScriptExercise(1, {
    instructions: ['Sit tall.', 'Glide back.', 'Pause for 2 seconds.', 'Do 6 tucks in 36 seconds.'],
    dose: { kind: 'repetitions', count: 20, seconds: 6 },
  });
  expect(movementLines(scaled)).toEqual(['Glide back.', 'Pause for 2 seconds.']);
  expect(doseLine(scaled)).toBe('20 slow movements, 6 seconds each.');
});

test('of a hold the way into it is told, without its seconds, and not the other side', () => {
  const stretch = aScriptExercise(1, {
    instructions: [
      'Sit tall.',
      'Draw the right arm closer.',
      'Stay there for 18 seconds, shoulders low.',
      'Let go slowly.',
      'Change arms and do the same on the left.',
    ],
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 60 },
  });
  expect(movementLines(stretch)).toEqual([
    'Draw the right arm closer.',
    'Stay there, shoulders low.',
  ]);
});
