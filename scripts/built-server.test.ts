import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { newUser, registerAt } from '../server/src/test/new-user.ts';
import { serversThatEndWithTest } from '../server/src/test/servers-of-tests.ts';
import { BUILT_SERVER, buildServerIfChanged } from './build-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const startServer = serversThatEndWithTest();

test('the server that is built finds its workers, its threads and its backups', async () => {
  buildServerIfChanged();
  const backups = path.join(folder, 'backups');
  const server = await startServer(
    { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: backups, WORKERS: '2' },
    { main: BUILT_SERVER },
  );
  expect(await registerAt(server.url, newUser('ada'))).toBeTypeOf('string');
  await vi.waitFor(() => expect(readdirSync(backups).join()).toMatch(/^limber-[\dTZ-]+$/), {
    timeout: 30_000,
  });
  expect(await server.end('SIGTERM')).toBe(0);
}, 60_000);
