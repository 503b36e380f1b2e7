import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALL_PAGES } from '@limber/contract/pages';
import type { Installation } from '@limber/domain/installation';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveForCrawlers } from './for-crawlers.ts';
import { notFound } from './refused.ts';
import { withInside } from './security.ts';
import { serveWebFiles } from './web-files.ts';

/** The part of the built web app that renders its documents. */
const RENDERER = '.document/render.js';
type Renderer = {
  renderPage: (path: string, installation: Installation, nonce: string) => Promise<string>;
};

/** A document that is sent again and again, each time with another nonce. */
type Document = { html: string; scriptHashes: string[] };

const NONCE_BYTES = 16;
const createNonce = () => randomBytes(NONCE_BYTES).toString('base64');
const POLICY = 'content-security-policy';

/** A path that no page has, for the document of unknown addresses. */
const NOWHERE = '';

/** Pages by their lower-case path, without those that hold an id. */
const PAGE_PATHS = new Map(
  ALL_PAGES.map(([, { path: page }]) => page)
    .filter((page) => !page.includes(':'))
    .map((page) => [page.toLowerCase(), page]),
);

/**
 * The address of the page that is meant by one with capitals or slashes at its end, with the same
 * query; null when there is none. The app's router would take them for that page.
 */
function exactAddress(url: string): string | null {
  const parsed = URL.parse(url, 'http://localhost');
  const page = PAGE_PATHS.get(parsed?.pathname.toLowerCase().replace(/\/+$/, '') ?? '');
  return page === undefined || page === parsed?.pathname ? null : `${page}${parsed?.search}`;
}

/**
 * Serves the built web app from the folder `root`, if there is one: its files, and for the address
 * of every page the document that the app renders for this installation. Any other address gets a
 * document with status 404 that shows "Page Not Found"; under /api/ a 404 of the API.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string | null,
  installation: Installation,
): Promise<void> {
  const renderer = path.join(root ?? '', RENDERER);
  const isBuilt = root !== null && existsSync(renderer);
  /** Stands for the nonce in documents that are kept, and is never sent. */
  const placeholder = createNonce();
  const render = async (page: string): Promise<Document> => {
    const { renderPage } = (await import(pathToFileURL(renderer).href)) as Renderer;
    const html = await renderPage(page, installation, placeholder);
    return { html, scriptHashes: scriptHashesOf(html) };
  };
  /** Promises, so that simultaneous first calls render a page once. */
  const documents = new Map<string, Promise<Document>>();
  const documentOf = (page: string): Promise<Document> => {
    const known = documents.get(page);
    if (known) return known;
    const rendered = render(page);
    documents.set(page, rendered);
    rendered.catch(() => documents.delete(page));
    return rendered;
  };
  const send = async (reply: FastifyReply, page: string): Promise<FastifyReply> => {
    const { html, scriptHashes } = await documentOf(page);
    const nonce = createNonce();
    const policy = String(reply.getHeader(POLICY));
    return reply
      .header(POLICY, withInside(policy, { styleNonce: nonce, scriptHashes }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(placeholder, nonce));
  };
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || request.url.startsWith('/api/')) throw notFound();
    const exact = exactAddress(request.url);
    if (exact !== null) return reply.redirect(exact, 308);
    return send(reply.status(404), NOWHERE);
  });
  if (!isBuilt) return;

  await serveWebFiles(app, root);
  serveForCrawlers(app, installation.publicUrl);
  for (const [, { path: page }] of ALL_PAGES) {
    app.get(page, (_request, reply) => send(reply, page));
  }
}

/** The hashes by which a content security policy allows the inline scripts of a document. */
const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
