import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { countRequests } from './until-nothing-loads.ts';

/** Start of Chromium's messages about content security policy violations. */
const REFUSED_BY_POLICY =
  /Content Security Policy|'TrustedHTML'|'TrustedScript|Refused to (load|apply|execute|connect|frame)/i;

/** Tests that fail on a content security policy violation, in their own contexts too. */
export const test = base.extend<{ keepsPolicy: void }, { refusedByPolicy: string[] }>({
  refusedByPolicy: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      noteRefused(browser, refused);
      await use(refused);
    },
    { scope: 'worker', auto: true },
  ],
  keepsPolicy: [
    async ({ refusedByPolicy }, use) => {
      await use();
      const refused = refusedByPolicy.splice(0);
      if (refused.length > 0) throw new Error(`Against the policy: ${refused.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Records violations in all pages of this browser, and counts requests. */
export function noteRefused(browser: Browser, refused: string[]): void {
  const note = (text: string) => {
    if (REFUSED_BY_POLICY.test(text)) refused.push(text);
  };
  const watch = (context: BrowserContext) => {
    countRequests(context);
    context.on('console', (message) => note(message.text()));
    context.on('weberror', (error) => note(String(error.error())));
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
}
