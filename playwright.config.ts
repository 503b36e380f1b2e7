import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// Each worker evaluates this file again, and inherits the folder from the first evaluation.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'limber-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores carry three: each test waits for the network's and the page's timers most of the time.
  workers: 3,
  // Ten times as long as on a quiet machine: they end what hangs, and pass no judgement on a busy one.
  timeout: 240_000,
  // A test that passes only at a second or third try is listed as flaky: to be mended, and no reason to stop.
  retries: 2,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // The server takes any free port; Playwright reads it from the first line of its output and passes it to
    // the workers.
    baseURL: `http://127.0.0.1:${process.env.LIMBER_PORT}`,
    // Recording every page costs a third of the run: after a failure, `--trace on` records it.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Where there is none, a run says so; the file can still be read, as `npm run check` does.
      executablePath: findChromium() ?? chromium.executablePath(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node scripts/build.ts && exec node server/dist/start.js',
    // It builds first: half a minute on a quiet machine.
    timeout: 300_000,
    wait: { stdout: /ready at http:\/\/localhost:(?<limber_port>\d+)/ },
    env: {
      PORT: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
