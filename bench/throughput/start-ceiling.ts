import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** What the ceiling works on: files, or a database of PostgreSQL. */
type Files = { database: string; log: string; body: string; databaseUrl: string | null };

/** Starts the ceiling on a free port; ready when the promise is. */
export async function startCeiling({
  database,
  log,
  body,
  databaseUrl,
}: Files): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'ceiling.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE: database,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      LOG: log,
      BODY: body,
    },
  });
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (address !== undefined) ready(address);
    });
    child.once('exit', () => failed(new Error('The ceiling did not start')));
  });
  return { url, process: child };
}
