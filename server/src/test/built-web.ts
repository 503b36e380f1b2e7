import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A renderer whose documents contain a script, the number of their rendering, and the page,
 * installation and nonce that they were rendered for.
 */
const RENDERER = `
  let renderings = 0;
  export const renderPage = async (page, installation, nonce) => {
    renderings += 1;
    return '<script>go()</script><!--rendering ' + renderings + '--><style nonce="' + nonce +
      '"></style>' + JSON.stringify({ page, installation });
  };
`;

/** A folder as the build of the web app leaves it, with these assets by their names. */
export function builtWeb(assets: Record<string, string | Buffer> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'limber-web-'));
  mkdirSync(path.join(root, 'assets'));
  mkdirSync(path.join(root, '.document'));
  writeFileSync(path.join(root, '.document/render.js'), RENDERER);
  writeFileSync(path.join(root, 'index.html'), '<!--head-->');
  for (const [name, content] of Object.entries(assets)) {
    writeFileSync(path.join(root, 'assets', name), content);
  }
  return root;
}
