import { expect, test } from 'vitest';
import { stepWords } from './step-words.ts';
import { aSession } from './test/fake-session.ts';

const step = (kind: 'ready' | 'move' | 'hold' | 'turn') => ({ ...aSession().step, kind });

test.each([
  ['Left side, hold, 1 of 2', {}],
  ['Left side, 4 of 6', { step: step('move'), repetition: 4, repetitions: 6 }],
  ['Right side, hold', { side: 'first', repetitions: 1 }],
  ['4 of 6', { side: null, step: step('move'), repetition: 4, repetitions: 6 }],
  ['Move', { side: null, step: step('move'), repetitions: 1 }],
  ['Hold', { side: null, repetitions: 1 }],
  ['Get ready', { step: step('ready'), repetition: 0 }],
  ['Change sides', { step: step('turn') }],
] as const)('where the exercise stands is said as “%s”', (words, change) => {
  expect(stepWords(aSession(change))).toBe(words);
});
