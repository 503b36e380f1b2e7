import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const SCRIPT = new URL('before-paint.ts', import.meta.url);
const PLACE = '<!--before-paint-->';

/** Puts the script before the first paint into the document. The server lets it in by its hash. */
export const beforePaintInDocument: Plugin = {
  name: 'before-paint-in-document',
  async transformIndexHtml(html) {
    if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
    const { code } = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), SCRIPT.pathname);
    // Without its types it is no module any more. Its names stay its own.
    const alone = `(() => {${code.replace(/^export \{\};$/m, '')}})();`;
    const script = minifySync('before-paint.js', alone).code.trim();
    return html.replace(PLACE, () => `<script>${script}</script>`);
  },
};
