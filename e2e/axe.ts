import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of WCAG 2.2 AA that axe knows. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The one rule that the theme can break: all else in the document is the same in the dark. */
export const CONTRAST = ['color-contrast'];
/** The rule that the width of the window can break: whether a finger hits one thing and not two. */
export const TARGET_SIZE = ['target-size'];

/**
 * What axe finds wrong, in words. It runs in the page alone, where no frame comes from elsewhere, and
 * hands over its violations only: what it found right is thousands of elements.
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
