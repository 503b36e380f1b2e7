import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ServerProcess } from '../../server/src/test/server-process.ts';
import { openScreen } from './list.ts';
import { pseudoWords } from './pseudo-words.ts';
import type { Screen } from './screen.ts';
import { LONG_NAMES, type SeededUser, seedUser, spreadOverDays } from './seed-user.ts';
import type { Variant } from './variants.ts';
import { withInstallation } from './with-installation.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Users = Record<'usual' | 'long-names', SeededUser>;

type Picture = { name: string; png: Buffer };

export type TakePictures = (
  screens: readonly Screen[],
  variant: Variant,
) => AsyncGenerator<Picture, void>;

/** Makes users with a week of data; pictures can be taken until `use` ends. */
export async function withPictures(use: (take: TakePictures) => Promise<void>): Promise<void> {
  await withInstallation(async ({ browser, server, database }) => {
    const users = {
      usual: await seedUser(server.url, 'ada'),
      'long-names': await seedUser(server.url, 'a'.repeat(40), LONG_NAMES),
    };
    for (const { userId } of Object.values(users)) spreadOverDays(database, userId);
    await use((screens, variant) => pictures({ browser, server, users, screens, variant }));
  });
}

type All = {
  browser: Browser;
  server: ServerProcess;
  users: Users;
  screens: readonly Screen[];
  variant: Variant;
};

async function* pictures({ browser, server, users, screens, variant }: All) {
  const { viewport, colorScheme, forcedColors = 'none', words } = variant;
  const user = users[words === 'long-names' ? words : 'usual'];
  const open = async (storageState: StorageState) => {
    const looks = { viewport, colorScheme, forcedColors, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ baseURL: server.url, storageState, ...looks });
    return context.newPage();
  };
  const visitor = await open({ cookies: [], origins: [] });
  const member = await open(signedInWith(user.token, server.url));
  for (const screen of screens) {
    const page = screen.signedIn === false ? visitor : member;
    await openScreen(page, screen, user);
    if (words === 'pseudo') await translate(page);
    yield { name: screen.name, png: await picture(page, variant) };
  }
  await visitor.context().close();
  await member.context().close();
}

/** The storage of a signed-in browser. */
const signedInWith = (token: string, origin: string): StorageState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
});

async function picture(page: Page, { viewport, windows = 1 }: Variant): Promise<Buffer> {
  if (windows === 1) return page.screenshot();
  const { scrollHeight } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
  }));
  const height = Math.min(scrollHeight, viewport.height * windows);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: viewport.width, height } });
}

/** Replaces all texts of the page by pseudo words. */
async function translate(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    Object.assign(window, { nodesToTranslate: nodes });
    return nodes.map(({ data }) => data);
  });
  await page.evaluate(
    (translated) => {
      const nodes = (window as unknown as { nodesToTranslate: Text[] }).nodesToTranslate;
      for (const [index, node] of nodes.entries()) node.data = translated[index] ?? node.data;
    },
    texts.map((text) => pseudoWords(text)),
  );
  const fields = page.locator('[placeholder]');
  for (const field of await fields.all()) {
    const placeholder = (await field.getAttribute('placeholder')) ?? '';
    await field.evaluate(
      (it, text) => it.setAttribute('placeholder', text),
      pseudoWords(placeholder),
    );
  }
}
