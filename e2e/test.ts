import { test as base } from '@playwright/test';

/** How Chromium begins what it writes of something that the content security policy does not let in. */
const REFUSED_BY_POLICY =
  /Content Security Policy|'TrustedHTML'|'TrustedScript|Refused to (load|apply|execute|connect|frame)/i;

/** Tests that fail when a page does what its content security policy does not let it do. */
export const test = base.extend<{ keepsPolicy: void }>({
  keepsPolicy: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (REFUSED_BY_POLICY.test(message.text())) refused.push(message.text());
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (REFUSED_BY_POLICY.test(text)) refused.push(text);
      });
      await use();
      if (refused.length > 0) throw new Error(`Against the policy: ${refused.join('\n')}`);
    },
    { auto: true },
  ],
});
