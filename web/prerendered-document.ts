/** What React puts before the markup: pictures to be fetched early. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const STYLE = / style="([^"]*)"/g;

/**
 * The document with the markup of a page in it. Our content security policy refuses styles in attributes: until
 * the app has taken over they stand in a style sheet of the document, whose nonce the server fills in.
 */
export function withMarkup(document: string, rendered: string): string {
  const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
  const markup = rendered.slice(preloads.length).replaceAll(STYLE, ' data-style="$1"');
  const styles = new Set([...rendered.matchAll(STYLE)].map(([, style = '']) => style));
  const sheet = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
  return document
    .replace('</head>', () => `${preloads}<style nonce="">${sheet}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}
