import { expect, test } from 'vitest';
import { aScriptExercise } from '../test/script-exercises.ts';
import { scriptLengthWords, scriptSeconds } from './script-length.ts';

test('the length of a session is told in minutes, one at least', () => {
  expect(scriptLengthWords(20)).toBe('about 1 minute');
  expect(scriptLengthWords(250)).toBe('about 4 minutes');
});

test('a session takes longer than its doses, since it is read and listened to', () => {
  expect(scriptSeconds([aScriptExercise(1)])).toBeGreaterThan(36);
});
