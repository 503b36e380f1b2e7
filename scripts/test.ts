/** Everything that `npm test` runs: rules, endpoints on both databases, screens, then journeys in Chromium. */
import { spawnSync } from 'node:child_process';
import { buildWebIfChanged } from './build-web.ts';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';

if (findChromium() === null) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
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
