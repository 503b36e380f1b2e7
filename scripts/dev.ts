/** `npm run dev`: the server, restarted at every change, and the web app with hot reloading on port 5173. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const run = (...words: string[]) => spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });

// Not by npm, which does not pass signals on.
const processes = [
  run('--watch', 'server/src/main.ts'),
  run('node_modules/vite/bin/vite.js', 'web', '--host', '127.0.0.1'),
];
const stop = () => {
  for (const process of processes) process.kill();
};
for (const process of processes) process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
