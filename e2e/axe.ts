import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All of axe's rules for WCAG 2.2 AA. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rule that depends on the theme. */
export const CONTRAST = ['color-contrast'];
/** The only rule that depends on the window's width. */
export const TARGET_SIZE = ['target-size'];

/** An empty script in place of axe, for a page that has already loaded it. */
const ALREADY_THERE = ';';

/**
 * axe's violations as texts. Legacy mode skips frames, which our pages lack; passed checks are left
 * out, since they would list thousands of elements; no rule needs preloaded style sheets and films.
 */
export async function faults(page: Page, rules: string[]): Promise<string[]> {
  await untilColoursRest(page);
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ALREADY_THERE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: rules, preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A transition between two themes has colours of neither. */
const untilColoursRest = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * Empties a long list except its first items and every tenth, since the rest differs only in words.
 */
export const showSomeOfEachList = (page: Page) =>
  page.evaluate(() => {
    const repeated = 'li:nth-child(n + 20):not(:nth-child(10n))';
    for (const item of document.querySelectorAll<HTMLElement>(repeated)) {
      item.style.display = 'none';
      item.replaceChildren();
    }
  });

/** Pixels by which the page exceeds the window's width. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
