/** Every tag of a test must name a behaviour of the specification, every built behaviour needs a test. */
import path from 'node:path';
import { readBehaviours } from './specification/behaviours.ts';
import { findProblems } from './specification/coverage.ts';
import { readTags } from './specification/read-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const problems = findProblems(readBehaviours(root), readTags(root));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
