/** The server, restarted at every change, and beside it the web app with hot reloading on port 5173. */
import { spawn } from 'node:child_process';

const inherit = { stdio: 'inherit' } as const;
const server = spawn(process.execPath, ['--watch', 'server/src/main.ts'], inherit);
const web = spawn('npm', ['run', '--silent', 'dev', '--workspace', '@limber/web'], {
  ...inherit,
  shell: process.platform === 'win32',
});

const stop = () => {
  server.kill();
  web.kill();
};
server.once('exit', stop);
web.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
