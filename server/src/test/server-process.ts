import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../start.ts');

/** The real server in a process of its own. */
export type ServerProcess = {
  url: string;
  process: ChildProcess;
  /** The whole output so far, mostly the log. */
  said: () => string;
  /** The code that opens the account of the first administrator. */
  setupCode: () => string;
  /** Ends it with this signal and gives its exit code, null when the signal killed it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/**
 * Starts the server on a free port. Resolves once it is ready. With `logFile` its output is written
 * to that file and read from there. `main` is the program to start, such as that of another
 * release.
 */
export async function startServer(
  environment: Record<string, string>,
  { logFile, main = MAIN }: { logFile?: string; main?: string } = {},
): Promise<ServerProcess> {
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMITS: 'off', ...environment },
  });
  let output = '';
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) ready(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    if (logFile !== undefined) followFile(logFile, child, read);
    child.once('exit', () => failed(new Error(`The server did not start: ${output}`)));
  });
  return {
    url,
    process: child,
    said: () => output,
    setupCode: () => /#invitation=([\w-]+)/.exec(output)?.[1] ?? '',
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

function followFile(file: string, writer: ChildProcess, read: (chunk: Buffer) => void): void {
  // The file may begin with the output of earlier servers, which is skipped.
  let length = statSync(file).size;
  const follow = () => {
    const all = readFileSync(file);
    read(all.subarray(length));
    length = all.length;
  };
  const timer = setInterval(follow, 50);
  writer.once('exit', () => {
    clearInterval(timer);
    follow();
  });
}
