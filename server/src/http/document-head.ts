import { PUBLIC_PAGES, type PublicPage } from '@limber/contract/public-pages';

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex" />';

/**
 * The document with what the page at this path says of itself, for whoever runs no scripts: title, description and
 * preview, and absolute addresses where it is known where this installation lives. What is not public is not to
 * be found by search engines.
 */
export function withHead(html: string, path: string, publicUrl: string | null): string {
  const page = PUBLIC_PAGES.find((each) => each.path === path);
  if (page === undefined) return beforeEndOfHead(html, NOT_FOR_SEARCH);
  const described = describe(html, page);
  if (publicUrl === null) return described;
  const address = inAttribute(publicUrl + page.path);
  const located = described.replace(
    content('og:image'),
    (picture) => `${inAttribute(publicUrl)}${picture}`,
  );
  return beforeEndOfHead(
    located,
    `<link rel="canonical" href="${address}" /><meta property="og:url" content="${address}" />`,
  );
}

function describe(html: string, { title, description }: PublicPage): string {
  const filled = {
    description,
    'og:title': title,
    'og:description': description,
  };
  return Object.entries(filled).reduce(
    (text, [name, value]) => text.replace(content(name), () => inAttribute(value)),
    html.replace(/(?<=<title>)[^<]*/, () => inAttribute(title)),
  );
}

/** Where the content of a meta tag stands. */
const content = (name: string) =>
  new RegExp(`(?<=<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`);

const beforeEndOfHead = (html: string, tags: string) =>
  html.replace('</head>', () => `${tags}</head>`);

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
