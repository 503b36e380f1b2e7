/** `npm test`: Vitest (rules, server, web), then Playwright in Chromium. */
import { spawnSync } from 'node:child_process';
import { buildWebIfChanged } from './build-web.ts';
import { chromiumOrExit } from './get-chromium.ts';

chromiumOrExit();
buildWebIfChanged();
for (const [program, ...words] of [
  ['vitest', 'run'],
  ['playwright', 'test'],
] as const) {
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
