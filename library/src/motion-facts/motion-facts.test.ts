import { expect, test } from 'vitest';
import { library } from '../library.ts';
import facts from './facts.json' with { type: 'json' };
import { solveFacts } from './solve-facts.ts';

test('what is written down of every motion is what it says now: npm run library -- flags', () => {
  const now = Object.fromEntries(library.map((entry) => [entry.id, solveFacts(entry)]));
  expect(facts).toEqual(now);
}, 60_000);
