/**
 * Writes pictures of every screen into docs/screens, on desktop and phone, light and dark: `npm run screens`.
 * They show a server on an empty database, with one user who has data of a week.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../server/src/test/server-process.ts';
import { buildWebIfChanged } from './build-web.ts';
import { chromiumOrExit } from './get-chromium.ts';
import { SCREENS, openScreen } from './screens/list.ts';
import { seedUser, spreadOverDays } from './screens/seed-user.ts';

const TARGET = path.resolve(import.meta.dirname, '../docs/screens');
const WEBP_QUALITY = 50;
const DEVICES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const SIGNED_OUT: StorageState = { cookies: [], origins: [] };
/** The storage of a browser that is signed in with this token. */
const signedInWith = (token: string): StorageState => ({
  cookies: [],
  origins: [{ origin: server.url, localStorage: [{ name: 'token', value: token }] }],
});

const executablePath = chromiumOrExit();
buildWebIfChanged();
const data = mkdtempSync(path.join(tmpdir(), 'limber-screens-'));
const server = await startServer({ DATA_DIR: data });
const ada = await seedUser(server.url, 'ada');
spreadOverDays(path.join(data, 'limber.sqlite'), ada.userId);
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });

for (const [device, viewport] of Object.entries(DEVICES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = (storageState: StorageState) =>
      browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        storageState,
      });
    const visitor = await (await context(SIGNED_OUT)).newPage();
    const member = await (await context(signedInWith(ada.token))).newPage();
    for (const screen of SCREENS) {
      const page = screen.signedIn === false ? visitor : member;
      await openScreen(page, screen, ada);
      const picture = await sharp(await page.screenshot())
        .webp({ quality: WEBP_QUALITY })
        .toBuffer();
      writeFileSync(path.join(TARGET, `${screen.name}-${device}-${colorScheme}.webp`), picture);
    }
  }
}
await browser.close();
await server.end('SIGTERM');
rmSync(data, { recursive: true, force: true });
console.log(`${SCREENS.length * 4} pictures in ${path.relative(process.cwd(), TARGET)}`);
