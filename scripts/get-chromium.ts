import { spawnSync } from 'node:child_process';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

const DOWNLOAD_MINUTES = 5;
const PACKAGES_MINUTES = 10;
const CONNECTION_TIMEOUT_MS = 5000;

/** Replaced in tests. */
export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** The path of an installed browser, or null. */
  find: () => string | null;
  /** True when the program succeeded within so many minutes. */
  run: (command: readonly string[], minutes: number) => boolean;
  log: (line: string) => void;
};

/**
 * The path of a browser, installed if need be: Playwright's, or Debian's when that cannot be downloaded. Null
 * when neither worked.
 */
export function getChromium(machine: Machine): string | null {
  const { find, run, log } = machine;
  const found = find();
  if (found !== null) return found;

  const asRoot = rootPrefix(machine);
  // `--with-deps` would wait for sudo's password, which fails in an unattended run.
  const needsDeps = machine.platform !== 'linux' || asRoot !== null;
  log(`There is no Chromium: Playwright downloads one (${DOWNLOAD_MINUTES} minutes at most) …`);
  const options = ['--no-shell', ...(needsDeps ? ['--with-deps'] : [])];
  run(['playwright', 'install', ...options, 'chromium'], DOWNLOAD_MINUTES);
  const downloaded = find();
  if (downloaded !== null || machine.platform !== 'linux') return downloaded;

  if (asRoot === null) {
    log('That did not work, and installing a package takes root.');
    return null;
  }
  log(`That did not work: apt-get installs one (${PACKAGES_MINUTES} minutes at most) …`);
  run([...asRoot, 'apt-get', 'update', '-qq'], PACKAGES_MINUTES);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  run([...asRoot, 'apt-get', ...install], PACKAGES_MINUTES);
  return find();
}

/** A command's prefix for root; null when it takes a password. */
function rootPrefix({ platform, isRoot, run }: Machine): readonly string[] | null {
  if (isRoot) return [];
  return platform === 'linux' && run(['sudo', '-n', 'true'], 1) ? ['sudo', '-n'] : null;
}

/** Ends the process with a sentence when there is no browser. */
export function chromiumOrExit(): string {
  const chromium = getChromium({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    find: () => findChromium(),
    run: runProgram,
    log: console.log,
  });
  if (chromium !== null) return chromium;
  console.error(NO_CHROMIUM);
  return process.exit(1);
}

function runProgram([program = '', ...words]: readonly string[], minutes: number): boolean {
  const { status } = spawnSync(program, words, {
    // A failed download prints three hundred lines; the log above says enough.
    stdio: 'ignore',
    timeout: minutes * 60_000,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS),
    },
  });
  return status === 0;
}
