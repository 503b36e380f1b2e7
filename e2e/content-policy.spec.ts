import { expect } from '@playwright/test';
import { test } from './test.ts';

test('what a page is refused by its policy is seen, in contexts that a test opens itself as well', async ({
  browser,
  refusedByPolicy,
}) => {
  const page = await browser.newPage();
  await page.goto('/mission');
  await page
    .evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { text: '1' }));
    })
    .catch(() => null);
  await expect.poll(() => refusedByPolicy.splice(0)).not.toEqual([]);
  await page.context().close();
});
