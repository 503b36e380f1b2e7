import type { Page } from '@playwright/test';

/** Touches an area of the front page's figure. */
export const touch = (page: Page, area: string) =>
  page.locator('fieldset label', { hasText: area }).first().click();
