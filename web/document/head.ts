import type { Page } from '@limber/contract/pages';
import { firstCallsOf } from '@limber/contract/batch';
import type { Installation } from '@limber/domain/installation';

const SITE = 'Limber';
/** Drawn by "npm run library -- social-preview". */
const PREVIEW = {
  address: '/social-preview.png',
  text: 'Limber: four people in an office, each moving another joint, and the words: three minutes, right from your desk.',
};

/**
 * The head of one page: title, description and preview for readers without scripts; the installation, first calls and
 * script files for the app.
 */
export function headOf(
  page: Page,
  installation: Installation,
  { nonce, scripts }: { nonce: string; scripts: readonly string[] },
): string {
  const { together, alone } = firstCallsOf(page);
  return [
    ...describe(page, installation.publicUrl),
    meta('name', 'installation', JSON.stringify(installation)),
    `<meta property="csp-nonce" nonce="${inAttribute(nonce)}">`,
    meta('name', 'first-calls', together.join(' ')),
    meta('name', 'first-large-call', alone ?? ''),
    // Low priority: these load after everything that the first paint needs.
    ...scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${inAttribute(file)}">`,
    ),
  ].join('');
}

/** Search engines may list public pages only. */
function describe({ path, head }: Page, publicUrl: string | null): string[] {
  if (head === undefined) return [`<title>${SITE}</title>`, meta('name', 'robots', 'noindex')];
  const { title, description } = head;
  const base = publicUrl ?? '';
  return [
    `<title>${inAttribute(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', base + PREVIEW.address),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', PREVIEW.text),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(publicUrl === null ? [] : located(base + path)),
  ];
}

const located = (address: string): string[] => [
  `<link rel="canonical" href="${inAttribute(address)}">`,
  meta('property', 'og:url', address),
];

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${inAttribute(content)}">`;

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
