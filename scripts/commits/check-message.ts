/** The commit-msg hook. */
import { readFileSync } from 'node:fs';
import { messageProblem } from './message-problem.ts';

const problem = messageProblem(readFileSync(process.argv[2] ?? '', 'utf8'));
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
