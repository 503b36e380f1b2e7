/** React puts links for early pictures before the markup. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const PRELOAD = /<link rel="preload" as="image" href="([^"]*)"\/>/g;
/** Characters that a data URL may hold unescaped, which packs better. */
const PLAIN = /%(?:20|27|2C|2F|3A|3B|3D)/g;
const STYLE = / style="([^"]*)"/g;
/** The marked first part of a page; the header where no part is marked. */
const FIRST_PART = / id="start"/;
/** Delays the first paint until the element is complete: a partial one would move. */
const expectWhole = (id: 'start' | 'header') =>
  `<link rel="expect" href="#${id}" blocking="render">`;
/** A font for a part of the characters. */
const FACE = /@font-face\{[^}]*font-weight:([^;}]*)[^}]*unicode-range:([^;}]*)[^}]*\}/g;
/** The font for the first paint. */
const FONT = /\s*<link\s+rel="preload"\s+href="([^"]*)"\s+as="font"[^>]*>/;
const APP = /\s*<script type="module"[^>]* src="([^"]*)"><\/script>/;
const IMPORTS = /\s*<link rel="modulepreload"[^>]* href="([^"]*)">/g;
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]*)">/;

/** The place of a page's head. */
const HEAD = '<!--head-->';

type Page = {
  rendered: string;
  /** Admits the inline styles. */
  nonce: string;
  /** True where strangers need no app. */
  isPlain: boolean;
  /** The script that fetches the app on demand. */
  script: string;
  /** Addresses of the screen's files. */
  screen: readonly string[];
  /** The style rules that the page uses. */
  styles: string;
  /** Null where the drawing is too large for the document. */
  drawing: (address: string) => string | null;
  /** The font at an address, in base64. */
  font: (address: string) => string;
};

/** The template with a page's head; the nonce admits its styles. */
export const withHead = (template: string, head: string, nonce: string): string =>
  template.replace(HEAD, () => head).replaceAll('<style nonce="">', `<style nonce="${nonce}">`);

/**
 * The document with markup and styles of a page, and the starter in place of the app and the style sheet. Our content
 * security policy refuses style attributes, so a sheet with the nonce holds those styles until the app takes over.
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

/** Puts small drawings into the markup, so that they are painted with the page. */
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
 * The document with its font inside, handed over by a script: a font in a style sheet, even as a data URL, arrives
 * after the first layout, and the browser would search for another. The file is still fetched in idle time, for the
 * documents of users, which do not contain it.
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
 * The document of a user, with header and navigation, which can do nothing before the app. The first paint uses the
 * styles in it; the full style sheet comes after, and the app waits for it.
 */
export function withFrame(
  document: string,
  { rendered, nonce, styles }: Pick<Page, 'rendered' | 'nonce' | 'styles'>,
): string {
  // Unlike `withMarkup`, this function moves no style attributes into a style sheet.
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
