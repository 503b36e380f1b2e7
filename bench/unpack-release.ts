import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const OURS = '@limber';

/** False in a shallow clone without this commit. */
export const isInHistory = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;

/** Unpacks a release into an empty folder, ready to start, with today's web app. */
export function unpackRelease(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: Infinity });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  // Releases share no web files, and building them is slow.
  cpSync(path.join(root, 'web/dist'), path.join(folder, 'web/dist'), { recursive: true });
  if (hasSameDependencies(folder)) linkDependencies(folder);
  else installDependencies(folder);
}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> };

/** True if the release's runtime dependencies are installed here in equal versions. */
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
  // Our own packages come from the release.
  for (const name of readdirSync(path.join(from, OURS))) {
    symlinkSync(path.join(folder, name), path.join(to, OURS, name));
  }
}

function installDependencies(folder: string): void {
  const options = ['--ignore-scripts', '--omit=dev', '--workspace', `${OURS}/server`];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
