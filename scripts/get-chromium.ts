import { spawnSync } from 'node:child_process';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

const DOWNLOAD_MINUTES = 5;
const PACKAGES_MINUTES = 10;
const CONNECTION_TIMEOUT_MS = 5000;

/** What getting a browser needs of the machine. */
export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** The browser that is there by now, null when there is none. */
  find: () => string | null;
  /** Runs a program; whether it did what it was asked, within this time. */
  run: (command: readonly string[], minutes: number) => boolean;
  say: (line: string) => void;
};

/**
 * The browser of this machine. Where there is none, one is installed: Playwright's, or where that cannot
 * be downloaded, the one of Debian. Null when neither worked; says what it does.
 */
export function getChromium(machine: Machine): string | null {
  const { find, run, say } = machine;
  const found = find();
  if (found !== null) return found;

  const asRoot = rootPrefix(machine);
  // `--with-deps` would ask for a password where sudo wants one: nobody may be there to type it.
  const needsDeps = machine.platform !== 'linux' || asRoot !== null;
  say(`There is no Chromium: Playwright downloads one (${DOWNLOAD_MINUTES} minutes at most) …`);
  const options = ['--no-shell', ...(needsDeps ? ['--with-deps'] : [])];
  run(['playwright', 'install', ...options, 'chromium'], DOWNLOAD_MINUTES);
  const downloaded = find();
  if (downloaded !== null || machine.platform !== 'linux') return downloaded;

  if (asRoot === null) {
    say('That did not work, and installing a package takes root.');
    return null;
  }
  say(`That did not work: apt-get installs one (${PACKAGES_MINUTES} minutes at most) …`);
  run([...asRoot, 'apt-get', 'update', '-qq'], PACKAGES_MINUTES);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  run([...asRoot, 'apt-get', ...install], PACKAGES_MINUTES);
  return find();
}

/** What a command begins with to run as root; null where that takes a password. */
function rootPrefix({ platform, isRoot, run }: Machine): readonly string[] | null {
  if (isRoot) return [];
  return platform === 'linux' && run(['sudo', '-n', 'true'], 1) ? ['sudo', '-n'] : null;
}

/** The browser of this machine, installed when need be. Ends the process with a sentence when there is none. */
export function chromiumOrExit(): string {
  const chromium = getChromium({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    find: () => findChromium(),
    run: runProgram,
    say: console.log,
  });
  if (chromium !== null) return chromium;
  console.error(NO_CHROMIUM);
  return process.exit(1);
}

function runProgram([program = '', ...words]: readonly string[], minutes: number): boolean {
  const { status } = spawnSync(program, words, {
    // A download that fails tells of it in three hundred lines; what is tried and what to do is said here.
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
