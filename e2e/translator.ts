import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    translatePage: () => void;
  }
}

export async function installTranslator(page: Page): Promise<void> {
  await page.addInitScript(translator);
}

/** Translates the page and its later changes, like browsers do. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => window.translatePage());
  await expect(page.locator('#root font').first()).toBeAttached();
}

/**
 * Runs in the page. Translates into capitals, so that tests find the words. Inserts an element
 * before the text and then removes the text, like Chrome (github.com/facebook/react/issues/11538).
 */
function translator(): void {
  const NOT_TRANSLATED = 'script, style, noscript, textarea, font, [translate="no"]';

  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest(NOT_TRANSLATED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    // Chrome's script has its own world, without the page's patched DOM methods.
    text.before(outer);
    text.remove();
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };

  window.translatePage = () => {
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  };
}
