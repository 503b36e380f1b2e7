import { expect, test } from 'vitest';
import { messageProblem } from './message-problem.ts';

test.each([
  'fix(server): a cancelled plan ends with its period',
  'feat!: plans have tiers',
  `test: ${'x'.repeat(66)}`,
  'docs: how to report a fault\n\nWhoever finds one needs an address.\n',
  'docs: one\n# On branch main',
  '\n# a template\nchore: one',
  "Merge branch 'w-root'",
  'Revert "feat: plans have tiers"',
])('%j is a good message', (message) => {
  expect(messageProblem(message)).toBeNull();
});

test.each([
  ['', 'begin like'],
  ['Fixed it', 'begin like'],
  ['feature: one', 'begin like'],
  ['fix(Server): one', 'begin like'],
  ['fix:one', 'begin like'],
  [`test: ${'x'.repeat(67)}`, '73 characters'],
  ['fix: one\nand two', 'blank line'],
])('%j is refused with the reason', (message, reason) => {
  expect(messageProblem(message)).toContain(reason);
});

test('characters are counted, not bytes', () => {
  expect(messageProblem(`docs: ${'…'.repeat(66)}`)).toBeNull();
});
