import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A workspace with a script `build` that writes into its folder `dist`. */
type Build = {
  workspace: 'server' | 'web';
  /** For the message during the build. */
  called: string;
  /** Files and folders that the build depends on. */
  sources: readonly string[];
};

/** Builds a workspace unless its sources are unchanged. */
export function buildIfChanged({ workspace, called, sources }: Build): void {
  const print = fingerprint(sources);
  const printed = path.join(root, workspace, 'dist/.fingerprint');
  if (existsSync(printed) && readFileSync(printed, 'utf8') === print) return;
  console.log(`Building ${called} …`);
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', `@limber/${workspace}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(printed, print);
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
