import { afterEach } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';

/**
 * Starts servers that end with the test. Call it below `afterEach` hooks that remove the servers' folders: hooks
 * run from the last to the first.
 */
export function serversThatEndWithTest(): typeof startServer {
  const started: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.end('SIGKILL');
  });
  return async (...given) => {
    const server = await startServer(...given);
    started.push(server);
    return server;
  };
}
