/** `npm run specification`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBehaviours } from './specification/behaviours.ts';
import { COVERAGE, coveragePage } from './specification/coverage.ts';
import { readTags } from './specification/read-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const behaviours = readBehaviours(root);
const tags = readTags(root);
writeFileSync(path.join(root, COVERAGE), coveragePage(behaviours, tags));
console.log(`${COVERAGE}: ${behaviours.length} behaviours, ${tags.length} tags`);
