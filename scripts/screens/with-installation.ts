import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type ServerProcess, startServer } from '../../server/src/test/server-process.ts';
import { buildWebIfChanged } from '../build-web.ts';
import { chromiumOrExit } from '../get-chromium.ts';

type Installation = {
  browser: Browser;
  server: ServerProcess;
  database: string;
};

/** Runs a server on an empty database, today's web app and a browser until `use` ends. */
export async function withInstallation(
  use: (installation: Installation) => Promise<void>,
  browserArgs: readonly string[] = [],
): Promise<void> {
  const executablePath = chromiumOrExit();
  buildWebIfChanged();
  const data = mkdtempSync(path.join(tmpdir(), 'limber-installation-'));
  const server = await startServer({ DATA_DIR: data });
  const args = [...browserArgs, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await use({ browser, server, database: path.join(data, 'limber.sqlite') });
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}
