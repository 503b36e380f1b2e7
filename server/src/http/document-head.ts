import type { Page } from '@limber/contract/pages';
import { firstCallsOf } from '@limber/contract/batch';
import type { Registration } from '@limber/domain/accounts/registration';
import { fillDomains, writeRegistration } from '@limber/domain/accounts/registration-in-document';
import { fillOperator, type Operator } from '@limber/domain/operator';

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex" />';

/** The document with who runs this server in its tags, which are empty as they are built, and in what was rendered ahead. */
export function withOperator(html: string, operator: Operator): string {
  const tagged = withTags(html, {
    'contact-email': operator.email,
    'operator-name': operator.name,
    'operator-address': operator.address,
  });
  return fillOperator(tagged, operator, inAttribute);
}

/** The document with whether mails are sent from here: pages promise none where they are not. */
export const withMail = (html: string, sendsMail: boolean): string =>
  withTags(html, { 'sends-mail': sendsMail ? null : 'no' });

/** The document of the page where one registers with who may, in its tag and in what was rendered ahead. */
export const withRegistration = (html: string, registration: Registration): string =>
  fillDomains(
    withTags(html, { registration: writeRegistration(registration) }),
    registration,
    inAttribute,
  );

/** The document with what its screen asks first, for `theme.js` to begin with it. */
export function withFirstCalls(html: string, page: Page): string {
  const { together, alone } = firstCallsOf(page);
  return withTags(html, { 'first-calls': together.join(' '), 'first-large-call': alone });
}

/**
 * The document with the files that its screen begins with, for the browser to fetch them with those of every page, but
 * after what the first paint waits for.
 */
export const withScripts = (html: string, files: readonly string[]): string =>
  beforeEndOfHead(
    html,
    files
      .map(
        (file) => `<link rel="modulepreload" fetchpriority="low" href="/${inAttribute(file)}" />`,
      )
      .join(''),
  );

/** The document with what its styles are known by, for the content security policy. */
export const withStyleNonce = (html: string, nonce: string): string =>
  html.replace(/(?<=<(?:meta property="csp-nonce"|style) nonce=")(?=")/g, () => inAttribute(nonce));

/**
 * The document with what the page at this path says of itself, for whoever runs no scripts: title, description and
 * preview, and absolute addresses where it is known where this installation lives. What is not public is not to
 * be found by search engines.
 */
export function withHead(html: string, { path, head }: Page, publicUrl: string | null): string {
  if (head === undefined) return beforeEndOfHead(html, NOT_FOR_SEARCH);
  const described = describe(html, head);
  if (publicUrl === null) return described;
  const address = inAttribute(publicUrl + path);
  const located = described.replace(
    content('og:image'),
    (picture) => `${inAttribute(publicUrl)}${picture}`,
  );
  return beforeEndOfHead(
    located,
    `<link rel="canonical" href="${address}" /><meta property="og:url" content="${address}" />`,
  );
}

function describe(html: string, { title, description }: NonNullable<Page['head']>): string {
  return withTags(
    html.replace(/(?<=<title>)[^<]*/, () => inAttribute(title)),
    { description, 'og:title': title, 'og:description': description },
  );
}

/** The document with these meta tags filled; what is null stays as it was built. */
function withTags(html: string, tags: Record<string, string | null>): string {
  return Object.entries(tags).reduce(
    (filled, [name, value]) =>
      value === null ? filled : filled.replace(content(name), () => inAttribute(value)),
    html,
  );
}

/** Where the content of a meta tag stands. */
const content = (name: string) =>
  new RegExp(`(?<=<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`);

const beforeEndOfHead = (html: string, tags: string) =>
  html.replace('</head>', () => `${tags}</head>`);

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
