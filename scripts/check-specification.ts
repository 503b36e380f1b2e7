/**
 * Compares the tests with the specification: every tag must name a behaviour, every behaviour that is built
 * needs a test, and the coverage page must be up to date.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBehaviours } from './specification/behaviours.ts';
import { COVERAGE, coveragePage, findProblems } from './specification/coverage.ts';
import { readTags } from './specification/read-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const behaviours = readBehaviours(root);
const tags = readTags(root);

const problems = findProblems(behaviours, tags);
if (readFileSync(path.join(root, COVERAGE), 'utf8') !== coveragePage(behaviours, tags)) {
  problems.push(`${COVERAGE} is not what the tags say: npm run specification`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
