/**
 * Every tag of a test must name a behaviour of the specification, every built behaviour needs a test. Writes
 * the page of both, which is not committed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBehaviours } from './specification/behaviours.ts';
import { COVERAGE, coveragePage, findProblems } from './specification/coverage.ts';
import { readTags } from './specification/read-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const behaviours = readBehaviours(root);
const tags = readTags(root);
writeFileSync(path.join(root, COVERAGE), coveragePage(behaviours, tags));
const problems = findProblems(behaviours, tags);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
