import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Installation = { address: string; stop: () => Promise<void> };

/** Starts Limber on a folder of its own, where nobody has registered yet. */
export async function startInstallation(): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-e2e-own-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, server);
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const healthy = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('The installation of these journeys did not start');
}
