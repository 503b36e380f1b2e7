import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../server/src/test/server-process.ts';

export type Installation = {
  address: string;
  databaseFile: string;
  /** Opens the first administrator's account. */
  setupCode: string;
  stop: () => Promise<void>;
};

/** Starts Limber on an empty folder. */
export async function startInstallation(): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-e2e-own-'));
  const server = await startServer({ DATA_DIR: folder });
  return {
    address: server.url,
    databaseFile: path.join(folder, 'limber.sqlite'),
    setupCode: server.setupCode(),
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
