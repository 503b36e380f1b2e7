/** Links that React puts before the markup: pictures to be fetched early. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const PRELOAD = /<link rel="preload" as="image" href="([^"]*)"\/>/g;
/** Characters that may stand in a data URL as they are, which packs better. */
const PLAIN = /%(?:20|27|2C|2F|3A|3B|3D)/g;
const STYLE = / style="([^"]*)"/g;
/** The part that a page begins with, where it is marked; else its header is. */
const FIRST_PART = / id="start"/;
/** Holds the first paint until the element with this id is whole: painted before, it would move. */
const expectWhole = (id: 'start' | 'header') =>
  `<link rel="expect" href="#${id}" blocking="render">`;
/** A font with a part of the characters. */
const FACE = /@font-face\{[^}]*font-weight:([^;}]*)[^}]*unicode-range:([^;}]*)[^}]*\}/g;
/** The one that is fetched before the first paint. */
const FONT = /\s*<link\s+rel="preload"\s+href="([^"]*)"\s+as="font"[^>]*>/;
/** The app's own script, and what it imports. */
const APP = /\s*<script type="module"[^>]* src="([^"]*)"><\/script>/;
const IMPORTS = /\s*<link rel="modulepreload"[^>]* href="([^"]*)">/g;
/** The styles of all pages. */
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]*)">/;

/** Marks where the head of a page goes. */
const HEAD = '<!--head-->';

type Page = {
  /** React's markup. */
  rendered: string;
  /** Admits the styles in the document. */
  nonce: string;
  /** Whether strangers need no app. */
  isPlain: boolean;
  /** The script that fetches the app when it is needed. */
  script: string;
  /** The addresses of what the screen of the page is made of. */
  screen: readonly string[];
  /** The rules of the style sheet that the page makes use of. */
  styles: string;
  /** The drawing at an address, where it is small enough to come with the document; else null. */
  drawing: (address: string) => string | null;
  /** The font at an address, in base64. */
  font: (address: string) => string;
};

/** The template with the head of a page, and its own styles known by the nonce. */
export const withHead = (template: string, head: string, nonce: string): string =>
  template.replace(HEAD, () => head).replaceAll('<style nonce="">', `<style nonce="${nonce}">`);

/**
 * The document with the markup of a page and its styles in it, and the starter in place of the app and of the style
 * sheet of all pages. Our content security policy refuses styles in attributes: until the app has taken over they
 * stand beside the others, in a sheet with the nonce.
 */
export function withMarkup(
  document: string,
  { rendered: linked, nonce, isPlain, script: inside, screen, styles: used, drawing, font }: Page,
): string {
  const rendered = withDrawings(linked, drawing);
  const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
  const markup = rendered.slice(preloads.length).replaceAll(STYLE, ' data-style="$1"');
  const styles = new Set([...rendered.matchAll(STYLE)].map(([, style = '']) => style));
  const sheet = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
  const app = APP.exec(document)?.[1] ?? '';
  const allStyles = SHEET.exec(document)?.[1] ?? '';
  const imported = [...document.matchAll(IMPORTS)].map(([, address = '']) => address);
  const imports = [...new Set([...imported, ...screen])].filter((address) => address !== app);
  const script = `<script type="module" data-app="${app}" data-imports="${imports.join(' ')}" data-styles="${allStyles}">${inside}</script>`;
  return withFont(document, font)
    .replace(APP, '')
    .replace(SHEET, '')
    .replaceAll(IMPORTS, '')
    .replace(
      '</head>',
      () =>
        `${preloads}${expectWhole(FIRST_PART.test(markup) ? 'start' : 'header')}<style nonce="${nonce}">${used}${sheet}</style>${script}</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${isPlain ? ' data-plain' : ''}>${markup}</div>`,
    );
}

/** The markup with drawings in it that were to be fetched early, where they are small: they are painted with the page. */
function withDrawings(rendered: string, drawing: Page['drawing']): string {
  const early = [...(PRELOADS.exec(rendered)?.[0] ?? '').matchAll(PRELOAD)];
  return early.reduce((markup, [link, address = '']) => {
    const svg = drawing(address);
    if (svg === null) return markup;
    const data = `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(PLAIN, decodeURIComponent)}`;
    return markup.replace(link, '').replaceAll(` src="${address}"`, () => ` src="${data}"`);
  }, rendered);
}

/**
 * The document with the font in it that was to be fetched early. A script hands it over: a font in a style sheet, be it
 * in a data URL, comes after the first layout, for which the browser would look for another. It is fetched as a file
 * when nothing else is: documents without it, as those of who has signed in, would do without it where it came late.
 */
function withFont(document: string, font: Page['font']): string {
  const [link, address = ''] = FONT.exec(document) ?? [];
  const face = [...document.matchAll(FACE)].find(([rule]) => rule.includes(`url(${address})`));
  if (link === undefined || face === undefined) throw new Error('The document has no font');
  const [rule, weight = '', unicodeRange = ''] = face;
  const script = `document.fonts.add(new FontFace("Figtree",Uint8Array.from(atob("${font(address)}"),(sign)=>sign.charCodeAt(0)),{weight:"${weight}",unicodeRange:"${unicodeRange}"}))`;
  return document
    .replace(link, link.replace('rel="preload"', 'rel="prefetch"'))
    .replace(rule, '')
    .replace('</head>', () => `<script>${script}</script></head>`);
}

/**
 * The document with the header and the navigation in it, for whoever has signed in: it can do nothing before the app. It
 * is painted with the styles that it makes use of; those of all pages stand behind it, where the app waits for them.
 */
export function withFrame(
  document: string,
  { rendered, nonce, styles }: Pick<Page, 'rendered' | 'nonce' | 'styles'>,
): string {
  // The document has no style sheet of its own that they could stand in.
  if (/ style="/.test(rendered)) throw new Error('Our policy refuses styles in attributes.');
  const markup = rendered.replace(PRELOADS, '');
  const [sheet = ''] = SHEET.exec(document) ?? [];
  return document
    .replace(sheet, '')
    .replace(
      '</head>',
      () => `${expectWhole('header')}<style nonce="${nonce}">${styles}</style></head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-frame inert>${markup}</div>${sheet.trim()}`,
    );
}
