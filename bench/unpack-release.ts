import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const OURS = '@limber';

/** Whether the history here holds this commit: a shallow clone may not. */
export const isInHistory = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;

/** Puts a release into an empty folder, ready to start, with the web app of today. */
export function unpackRelease(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: Infinity });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  // Files of the web app are no part of what releases share, and take long to build.
  cpSync(path.join(root, 'web/dist'), path.join(folder, 'web/dist'), { recursive: true });
  if (hasSameDependencies(folder)) linkDependencies(folder);
  else installDependencies(folder);
}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> };

/** Whether all that the release needs to run is installed here in the same versions. */
function hasSameDependencies(folder: string): boolean {
  const today = readPackages(root);
  return Object.entries(readPackages(folder))
    .filter(([name, { dev, link }]) => name.startsWith('node_modules/') && !dev && !link)
    .every(([name, { version }]) => today[name]?.version === version);
}

function readPackages(folder: string): Lock['packages'] {
  return (JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lock)
    .packages;
}

function linkDependencies(folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(path.join(to, OURS), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== OURS)) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  // Of our own packages it has those of its time.
  for (const name of readdirSync(path.join(from, OURS))) {
    symlinkSync(path.join(folder, name), path.join(to, OURS, name));
  }
}

function installDependencies(folder: string): void {
  const options = ['--ignore-scripts', '--omit=dev', '--workspace', `${OURS}/server`];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
