import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

type Files = { database: string; log: string; body: string; databaseUrl: string | null };

/** Resolves when ready, on a free port. */
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
