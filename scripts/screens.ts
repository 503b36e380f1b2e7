/**
 * Pictures of every screen into docs/screens, on desktop and phone, light and dark: `npm run screens`.
 * A server of its own on an empty database, and a person who has used Limber for a week.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../server/src/test/server-process.ts';
import { buildWebIfChanged } from './build-web.ts';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';
import { SCREENS } from './screens/list.ts';
import { settleIn } from './screens/somebody.ts';

const TARGET = path.resolve(import.meta.dirname, '../docs/screens');
const WEBP_QUALITY = 60;
const DEVICES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

const executablePath = findChromium();
if (executablePath === null) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
buildWebIfChanged();
const data = mkdtempSync(path.join(tmpdir(), 'limber-screens-'));
const server = await startServer({ DATA_DIR: data });
const token = await settleIn(server.url);
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });

for (const [device, viewport] of Object.entries(DEVICES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const open = async (isSignedIn: boolean): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      if (isSignedIn) await context.addInitScript((it) => localStorage.setItem('token', it), token);
      return context.newPage();
    };
    for (const { name, address, signedIn = true, open: act } of SCREENS) {
      const page = await open(signedIn);
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await act?.(page);
      await page.waitForLoadState('networkidle');
      const picture = await sharp(await page.screenshot())
        .webp({ quality: WEBP_QUALITY })
        .toBuffer();
      writeFileSync(path.join(TARGET, `${name}-${device}-${colorScheme}.webp`), picture);
      await page.context().close();
    }
  }
}
await browser.close();
await server.end('SIGTERM');
rmSync(data, { recursive: true, force: true });
console.log(`${SCREENS.length * 4} pictures in ${path.relative(process.cwd(), TARGET)}`);
