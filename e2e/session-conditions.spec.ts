import { chromium, expect, type Page } from '@playwright/test';
import { playToTheEnd } from '../scripts/screens/play-to-the-end.ts';
import { button, openSession, pass, startHeld } from './session-steps.ts';
import { expectToast, newUser } from './users.ts';
import { noteRefused, test } from './test.ts';

/** Faults observed in real browsers. */
type Voice = 'works' | 'fails' | 'hangs' | 'cuts off';

/** Installs a fake voice that records its texts. */
function stubVoice(voice: Voice): void {
  class Utterance extends EventTarget {
    voice = null;
    lang = '';
    volume = 1;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const said: string[] = [];
  const synthesis = {
    getVoices: () => [{ lang: 'en-US', localService: true, default: true, name: 'Ada' }],
    speak: (utterance: Utterance) => {
      said.push(utterance.text);
      const tell = (event: string, after: number) =>
        setTimeout(() => utterance.dispatchEvent(new Event(event)), after);
      if (voice === 'fails') tell('error', 10);
      if (voice === 'cuts off' || voice === 'works') tell('start', 50);
      if (voice === 'cuts off') tell('error', 300);
      if (voice === 'works') tell('end', 900);
    },
    cancel: () => {},
    pause: () => said.push('paused, which wedges real voices'),
  };
  for (const [name, value] of [
    ['SpeechSynthesisUtterance', Utterance],
    ['speechSynthesis', synthesis],
    ['said', said],
  ] as const) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
}

/** Records every caption, however brief. */
function noteCaptions(): void {
  const captions = new Set<string>();
  const note = () => {
    const caption = document.querySelector<HTMLElement>('p[aria-live]')?.innerText;
    if (caption) captions.add(caption);
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document, changes);
  Object.defineProperty(window, 'captions', { value: captions });
}

const captionsIn = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { captions: Set<string> }).captions]);

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

async function startSpoken(page: Page, voice: Voice): Promise<void> {
  await page.addInitScript(stubVoice, voice);
  await openSession(page, newUser());
  await page.getByText('Voice', { exact: true }).click();
  await startHeld(page);
}

test(
  'what is spoken is what stands there, word for word',
  { tag: ['@spec:silent/session-without-hands'] },
  async ({ page }) => {
    await page.addInitScript(noteCaptions);
    await startSpoken(page, 'works');
    for (let second = 0; second < 60; second += 1) await pass(page, 1);
    const said = await saidIn(page);
    expect(said.length).toBeGreaterThan(3);
    expect(await captionsIn(page)).toEqual(expect.arrayContaining(said.slice(0, -1)));
  },
);

for (const voice of ['fails', 'hangs', 'cuts off'] as const) {
  test(
    `a voice that ${voice} does not stop a session`,
    { tag: ['@spec:silent/session-without-hands'] },
    async ({ page }) => {
      await startSpoken(page, voice);
      await pass(page, 30);
      await expect(page.getByText(/^The voice does not work here/)).toBeVisible();
      await expect(page.locator('p[aria-live="polite"]')).toBeVisible();
      const said = await saidIn(page);
      expect(said.length).toBe(2);
      await playToTheEnd(page);
      await expectToast(page, 'Workout Completed!');
    },
  );
}

test('with reduced motion the figure changes still by still, and the ring does not glide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, newUser());
  await startHeld(page);
  await pass(page, 30);
  await expect(page.getByRole('main').locator('canvas')).toHaveCount(0);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  const offset = () =>
    page
      .getByRole('timer', { name: 'Seconds left' })
      .locator('circle')
      .last()
      .getAttribute('stroke-dashoffset');
  const before = await offset();
  await pass(page, 2);
  expect(await offset()).not.toBe(before);
});

test('without WebGL a session runs with drawings, from the start to the end', async ({
  baseURL,
  launchOptions,
  refusedByPolicy,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-3d-apis'],
  });
  noteRefused(browser, refusedByPolicy);
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await openSession(page, newUser());
    await startHeld(page);
    await pass(page, 20);
    expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBe(
      null,
    );
    await expect(page.getByRole('main').getByRole('img').locator('img').first()).toBeVisible();
    await playToTheEnd(page);
    await expectToast(page, 'Workout Completed!');
  } finally {
    await browser.close();
  }
});

const SMALL = { 'corner of a screen': [320, 256], 'phone on its side': [667, 375] } as const;
for (const [what, [width, height]] of Object.entries(SMALL)) {
  test(`a session fits into a ${what}: nothing is cut off at ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSession(page, newUser());
    await startHeld(page);
    for (const name of ['Leave', 'Back', 'Pause', 'Skip', 'Tell me again', 'Replace']) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
