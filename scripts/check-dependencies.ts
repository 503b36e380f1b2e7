/**
 * Every dependency in a package.json needs a line in docs/dependencies.md, with the licence that its own
 * package.json names.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencyProblems } from './dependency-problems.ts';

const DOCUMENT = 'docs/dependencies.md';
const root = path.resolve(import.meta.dirname, '..');

type Package = Record<string, Record<string, string> | undefined>;

const { workspaces } = readJson('package.json') as { workspaces: readonly string[] };
const names = ['.', ...workspaces].flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = readJson(
    path.join(folder, 'package.json'),
  ) as Package;
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
});
const licences = new Map(
  names.filter((name) => !name.startsWith('@limber/')).map((name) => [name, licenceOf(name)]),
);
const problems = dependencyProblems(readFileSync(path.join(root, DOCUMENT), 'utf8'), licences);
for (const problem of problems) console.error(`${DOCUMENT}: ${problem}`);
if (problems.length > 0) process.exit(1);

/** Null when not installed, such as Node for another platform. */
function licenceOf(name: string): string | null {
  const file = `node_modules/${name}/package.json`;
  if (!existsSync(path.join(root, file))) return null;
  return String((readJson(file) as { license?: string }).license);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
