import { expect, type Page } from '@playwright/test';

/** The main script, which loads the rest of the app. */
export const APP = '**/assets/index-*.js';

/** Holds the app back. The returned function waits for its one request and releases it. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(APP, async (route) => {
    asked += 1;
    await isLetGo;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => asked).toBe(1);
    letGo();
  };
}
