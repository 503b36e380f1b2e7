import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { newUser, registerAt } from './new-user.ts';
import type { ServerProcess } from './server-process.ts';
import { serversThatEndWithTest } from './servers-of-tests.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };

const folders: string[] = [];
const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-failing-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const start = serversThatEndWithTest();

const PLAN = { name: 'Lunch break', description: 'x'.repeat(400), exerciseIds: [1, 2] };

async function register({ url }: ServerProcess): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await registerAt(url, newUser('ada'))}` };
}

const savePlan = ({ url }: ServerProcess, headers: Record<string, string>, body: object) =>
  fetch(`${url}/api/custom-plans`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function upload({ url }: ServerProcess, headers: Record<string, string>): Promise<Response> {
  // The image is noise, which no format can make small.
  const raw = { width: 600, height: 600, channels: 3 } as const;
  const image = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('exerciseId', '1');
  form.append('images', new Blob([image]), 'one.png');
  return fetch(`${url}/api/exercises/upload-images`, { method: 'POST', headers, body: form });
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

/** Simulates a full disk: no file of the process may grow beyond this size. Null ends that. */
const limitFiles = ({ process: { pid } }: ServerProcess, bytes: number | null) =>
  spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes ?? 'unlimited'}:unlimited`]).status;

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimitFiles)(
  'a disk without room is said, also when the log lies on it, and is used again once there is room',
  PATIENCE,
  async () => {
    const dataDir = createFolder();
    const logFile = path.join(createFolder(), 'log');
    const server = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, { logFile });
    const headers = await register(server);
    const before = listFiles(path.join(dataDir)).toSorted();

    limitFiles(server, statSync(logFile).size);
    const refused = await savePlan(server, headers, PLAN);
    expect([503, 507]).toContain(refused.status);
    expect(await refused.json()).toMatchObject({ message: expect.any(String) });
    const refusedFile = await upload(server, headers);
    expect([refusedFile.status, await refusedFile.json()]).toMatchObject([507, { code: 'full' }]);
    expect(listFiles(dataDir).toSorted()).toEqual(before);
    // Reading needs no space on the disk.
    expect((await fetch(`${server.url}/api/custom-plans`, { headers })).status).toBe(200);

    limitFiles(server, null);
    expect((await savePlan(server, headers, PLAN)).status).toBe(201);
    expect((await upload(server, headers)).status).toBe(200);
    await vi.waitFor(() => expect(server.said()).toMatch(/"lines":\d+/), PATIENCE);
  },
);

test(
  'a server that is to end says so first, and answers every call until then',
  PATIENCE,
  async () => {
    const server = await start({ DATA_DIR: createFolder(), SHUTDOWN_DELAY_SECONDS: '1' });
    const ask = async (address: string) => {
      const { status, headers } = await fetch(`${server.url}${address}`);
      return [status, headers.get('connection')];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    const { hostname, port } = new URL(server.url);
    const kept = connect(Number(port), hostname);
    await once(kept, 'connect');
    let answer = '';
    kept.on('data', (chunk: Buffer) => (answer += chunk.toString()));

    const ended = server.end('SIGTERM');
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual([503, 'close']), PATIENCE);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    // The server no longer accepts new connections, but still answers on one that was opened
    // before.
    await vi.waitFor(() => expect(ask('/healthz')).rejects.toThrow('fetch failed'), {
      interval: 10,
      timeout: PATIENCE.timeout / 2,
    });
    kept.write('GET /healthz HTTP/1.1\r\nHost: limber\r\n\r\n');
    await once(kept, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i);
    expect(await ended).toBe(0);
  },
);
