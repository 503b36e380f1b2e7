import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const FINGERPRINT = path.join(root, 'web/dist/.fingerprint');
/** The files and folders that the build of the web app depends on. */
const SOURCES = [
  'package-lock.json',
  '{domain,contract,figure}/src/**/*.ts',
  'web/*.*',
  'web/{src,public}/**/*',
];

/** Builds the web app into web/dist, unless what is there was built from the same sources. */
export function buildWebIfChanged(): void {
  const sources = fingerprint();
  if (existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === sources) return;
  console.log('Building the web app …');
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', '@limber/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(FINGERPRINT, sources);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
