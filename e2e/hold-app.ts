import { expect, type Page } from '@playwright/test';

/** The app's own script, by whose name the pages load all of it. */
export const APP = '**/assets/index-*.js';

/** Holds the app back. What is given lets it go, once it has been asked for, which it is to be once. */
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
