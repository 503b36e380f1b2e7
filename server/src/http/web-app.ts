import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@limber/contract/pages';
import { PRERENDERED_PAGES } from '@limber/contract/public-pages';
import { factsKnown, type Operator } from '@limber/domain/operator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from './cache-control.ts';
import { withHead, withOperator, withStyleNonce } from './document-head.ts';
import { serveForCrawlers } from './for-crawlers.ts';
import { notFound } from './refused.ts';
import { withStyles } from './security.ts';

type WebApp = {
  /** Who runs this installation, and how to reach them; null where nobody said. */
  contactEmail: string | null;
  operatorName: string | null;
  operatorAddress: string | null;
  /** The folder of the built web app; null when there is none. */
  webRoot: string | null;
  /** Where this installation lives, such as `https://limber.acme.org`; null where nobody said. */
  publicUrl: string | null;
};

const NONCE_BYTES = 16;
const POLICY = 'content-security-policy';

/** A page by its name in PAGES, which its document is called by, and by its path. */
type Page = { name: string; path: string };
const NOWHERE: Page = { name: '', path: '' };

/**
 * Hands out the built web app from `webRoot`: its files, and the same document for the address of every
 * page, with the name and the addresses of whoever runs this server and what the page says of itself. Any other
 * address gets that document with status 404, where it shows "Page Not Found"; under /api/ a 404 of the API.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot: root, publicUrl, contactEmail, operatorName, operatorAddress }: WebApp,
): Promise<void> {
  const operator = { email: contactEmail, name: operatorName, address: operatorAddress };
  const built = root !== null && existsSync(path.join(root, 'index.html'));
  const document = async (reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const file = await readFile(documentOf(root ?? '', page, operator), 'utf8');
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const html = withStyleNonce(file, nonce);
    return reply
      .header(POLICY, withStyles(String(reply.getHeader(POLICY)), nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withOperator(withHead(html, page.path, publicUrl), operator));
  };
  app.setNotFoundHandler((request, reply) => {
    if (!built || request.url.startsWith('/api/')) throw notFound();
    return document(reply.status(404), NOWHERE);
  });
  if (!built) return;

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Each is handed out in place of the file that it is packed from.
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The build puts a hash of their content into the names of these files.
      const hashed = file.startsWith(path.join(root, 'assets'));
      reply.header('cache-control', hashed ? FOR_EVER : 'no-cache');
      if (file.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
    },
  });
  serveForCrawlers(app, publicUrl);
  for (const [name, address] of Object.entries(PAGES)) {
    app.get(address, (_request, reply) => document(reply, { name, path: address }));
  }
}

/** The file of the document for a page: rendered ahead, or asking for the script of its screen, where the build has that. */
function documentOf(root: string, page: Page, operator: Operator): string {
  const ahead = (PRERENDERED_PAGES as Record<string, string>)[page.path];
  const file =
    ahead === undefined
      ? path.join(root, '.documents', `${page.name}.html`)
      : path.join(root, '.prerendered', factsKnown(operator), ahead);
  return page !== NOWHERE && existsSync(file) ? file : path.join(root, 'index.html');
}
