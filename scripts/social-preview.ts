/**
 * `npm run library -- social-preview`: draws the preview of the front page's address from that page's figures,
 * with Chromium.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumOrExit } from './get-chromium.ts';
import { FIGURES } from './landing-figures.ts';

const WEB = path.resolve(import.meta.dirname, '../web');
const TARGET = path.join(WEB, 'public/social-preview.png');
const SIZE = { width: 1200, height: 630 };
/** Enough for flat drawings; with more, the file is too large for some services. */
const COLOURS = 192;

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;
const figure = (name: string) => dataUrl('image/svg+xml', path.join(FIGURES, `${name}.svg`));
const font = dataUrl('font/woff2', path.join(WEB, 'src/styles/figtree-core.woff2'));
const logo = dataUrl('image/svg+xml', path.join(WEB, 'public/favicon.svg'));

const html = `<!doctype html><style>
  @font-face { font-family: Figtree; src: url(${font}); font-weight: 400 600 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: #f3f6fa; color: #2b2f45; font: 600 68px/1.08 Figtree; overflow: hidden;
    display: grid; grid-template: 280px 350px / 1fr; }
  header { padding: 56px 64px 0; display: grid; grid-template-columns: 1fr auto; align-items: start }
  p { display: flex; align-items: center; gap: 14px; font-size: 36px }
  p img { width: 56px }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); list-style: none; padding: 0 64px; background: #e8effd; align-items: end }
  li img { width: 100%; height: 322px; object-fit: contain; object-position: bottom; display: block }
</style>
<header><h1 style="font: inherit; max-width: 800px">3-minute joint routines, right from your desk</h1><p><img src="${logo}">Limber</p></header>
<ul>${['neck-2', 'upperBack-2', 'lowerBack-3', 'knees-3'].map((name) => `<li><img src="${figure(name)}"></li>`).join('')}</ul>`;

const browser = await chromium.launch({
  executablePath: chromiumOrExit(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const picture = await sharp(await page.screenshot())
  .png({ palette: true, colours: COLOURS, effort: 10 })
  .toBuffer();
await browser.close();
writeFileSync(TARGET, picture);
console.log(`${path.relative(process.cwd(), TARGET)}: ${Math.ceil(picture.length / 1024)} kB`);
