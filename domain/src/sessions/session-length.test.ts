import { expect, test } from 'vitest';
import { aScriptExercise } from '../test/script-exercises.ts';
import { sessionLengthWords, sessionSeconds } from './session-length.ts';

test('the length of a session is told in minutes, one at least', () => {
  expect(sessionLengthWords(20)).toBe('about 1 minute');
  expect(sessionLengthWords(250)).toBe('about 4 minutes');
});

test('a session takes longer than its doses, since it is read and listened to', () => {
  expect(sessionSeconds([aScriptExercise(1)])).toBeGreaterThan(36);
});
