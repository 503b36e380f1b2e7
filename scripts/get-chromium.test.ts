import { chromium } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { getChromium, type Machine } from './get-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

const SUDO = 'sudo -n true';
const DOWNLOAD = 'playwright install --no-shell --with-deps chromium';
const UPDATE = 'apt-get update -qq';
const INSTALL = 'apt-get install -y -qq --no-install-recommends chromium';

/** A fake machine on which the command `brings` installs a browser. Records commands and log lines. */
function machine(change: Partial<Machine> & { brings?: string; fails?: readonly string[] }) {
  const { brings, fails = [], ...rest } = change;
  const commands: string[] = [];
  const logged: string[] = [];
  const recorded: Machine = {
    platform: 'linux',
    isRoot: true,
    find: () => (brings !== undefined && commands.includes(brings) ? '/browser' : null),
    run: (words) => {
      const command = words.join(' ');
      commands.push(command);
      return !fails.includes(command);
    },
    log: (line) => logged.push(line),
    ...rest,
  };
  return { browser: getChromium(recorded), commands, logged };
}

test('a browser that is there is taken, and nothing is run or said', () => {
  expect(machine({ find: () => '/usr/bin/chromium' })).toEqual({
    browser: '/usr/bin/chromium',
    commands: [],
    logged: [],
  });
});

test('where there is none, Playwright downloads one', () => {
  const { browser, commands, logged } = machine({ brings: DOWNLOAD });
  expect(browser).toBe('/browser');
  expect(commands).toEqual([DOWNLOAD]);
  expect(logged).toEqual(['There is no Chromium: Playwright downloads one (5 minutes at most) …']);
});

test('where nothing can be downloaded, the package of the system is installed', () => {
  const { browser, commands, logged } = machine({ brings: INSTALL, fails: [DOWNLOAD] });
  expect(browser).toBe('/browser');
  expect(commands).toEqual([DOWNLOAD, UPDATE, INSTALL]);
  expect(logged[1]).toBe('That did not work: apt-get installs one (10 minutes at most) …');
});

test('a package list that cannot be renewed keeps nobody from installing', () => {
  expect(machine({ brings: INSTALL, fails: [DOWNLOAD, UPDATE] }).browser).toBe('/browser');
});

test('whoever is not root installs through sudo, where it asks for no password', () => {
  const { browser, commands } = machine({ isRoot: false, brings: `sudo -n ${INSTALL}` });
  expect(browser).toBe('/browser');
  expect(commands).toEqual([SUDO, DOWNLOAD, `sudo -n ${UPDATE}`, `sudo -n ${INSTALL}`]);
});

test('where sudo asks for a password, only the download is tried, without packages', () => {
  const { browser, commands, logged } = machine({ isRoot: false, fails: [SUDO] });
  expect(browser).toBeNull();
  expect(commands).toEqual([SUDO, 'playwright install --no-shell chromium']);
  expect(logged[1]).toBe('That did not work, and installing a package takes root.');
});

test('apt-get is for Linux', () => {
  const { browser, commands } = machine({ platform: 'darwin', isRoot: false });
  expect(browser).toBeNull();
  expect(commands).toEqual([DOWNLOAD]);
});

test('CHROMIUM_PATH comes first, then the browsers of the system, then that of Playwright', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  const own = chromium.executablePath();
  expect(findChromium(() => true)).toBe('/opt/chromium');
  expect(findChromium((file) => file !== '/opt/chromium')).toBe('/usr/bin/chromium');
  expect(findChromium((file) => file === own)).toBe(own);
  expect(findChromium(() => false)).toBeNull();
});
