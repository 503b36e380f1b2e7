import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of WCAG 2.2 AA that axe knows. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rule that depends on the theme. */
export const CONTRAST = ['color-contrast'];
/** The only rule that depends on the width of the window: targets large enough for a finger. */
export const TARGET_SIZE = ['target-size'];

/** In a page that has axe already. */
const ALREADY_THERE = ';';

/**
 * The violations that axe finds, as texts. Legacy mode checks the page without its frames, of which our pages
 * have none; only violations are collected, since passes would be thousands of elements; no rule needs the style
 * sheets and films that axe would load ahead.
 */
export async function faults(page: Page, rules: string[]): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ALREADY_THERE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: rules, preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Empties of a long list all but its first items and every tenth, which differ in nothing but their words. */
export const showSomeOfEachList = (page: Page) =>
  page.evaluate(() => {
    const repeated = 'li:nth-child(n + 20):not(:nth-child(10n))';
    for (const item of document.querySelectorAll<HTMLElement>(repeated)) {
      item.style.display = 'none';
      item.replaceChildren();
    }
  });

/** By how many pixels the page is wider than its window. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
