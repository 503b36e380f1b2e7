import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of WCAG 2.2 AA that axe knows. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rule that depends on the theme. */
export const CONTRAST = ['color-contrast'];
/** The only rule that depends on the width of the window: targets large enough for a finger. */
export const TARGET_SIZE = ['target-size'];

/**
 * The violations that axe finds, as texts. Legacy mode checks the page without its frames, of which our pages
 * have none; only violations are collected, since passes would be thousands of elements.
 */
export async function faults(page: Page, rules: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: rules })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** By how many pixels the page is wider than its window. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
