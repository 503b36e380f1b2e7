import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES, type Page, PAGES } from '@limber/contract/pages';
import { documentFile } from '@limber/contract/public-pages';
import type { Registration } from '@limber/domain/accounts/registration';
import { factsKnown, type Operator } from '@limber/domain/operator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  withFirstCalls,
  withHead,
  withMail,
  withOperator,
  withRegistration,
  withScripts,
  withStyleNonce,
} from './document-head.ts';
import { serveForCrawlers } from './for-crawlers.ts';
import { notFound } from './refused.ts';
import { withInside } from './security.ts';
import { serveWebFiles } from './web-files.ts';

type WebApp = {
  /** Who may register. */
  registration: Registration;
  /** Who runs this installation, and how to reach them; null where nobody said. */
  contactEmail: string | null;
  operatorName: string | null;
  operatorAddress: string | null;
  /** True when a mail server is set. */
  sendsMail: boolean;
  /** The folder of the built web app; null when there is none. */
  webRoot: string | null;
  /** Where this installation lives, such as `https://limber.acme.org`; null where nobody said. */
  publicUrl: string | null;
};

const NONCE_BYTES = 16;
const POLICY = 'content-security-policy';

/** The page of every address that has none. */
const NOWHERE: Page = { path: '', access: 'public' };

/**
 * Hands out the built web app from `webRoot`: its files, and the same document for the address of every
 * page, with the name and the addresses of whoever runs this server and what the page says of itself. Any other
 * address gets that document with status 404, where it shows "Page Not Found"; under /api/ a 404 of the API.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot: root, publicUrl, registration, sendsMail, ...said }: WebApp,
): Promise<void> {
  const operator = {
    email: said.contactEmail,
    name: said.operatorName,
    address: said.operatorAddress,
  };
  const built = root !== null && existsSync(path.join(root, 'index.html'));
  const scripts = readScripts(root);
  /** The documents that were asked for, whole but for the nonce, and the hashes of the scripts in them. */
  const documents = new Map<Page, { html: string; scriptHashes: string[] }>();
  /** What stands in the documents of these pages alone. */
  const ofPage: Partial<Record<string, (html: string) => string>> = {
    [PAGES.register.path]: (html) => withRegistration(html, registration),
  };
  const read = (page: Page) => {
    const file = readFileSync(documentOf(root ?? '', page, { operator, registration }), 'utf8');
    const asked = withScripts(withFirstCalls(file, page), scripts[page.path] ?? []);
    const headed = withMail(withHead(asked, page, publicUrl), sendsMail);
    const filled = withOperator(headed, operator);
    const html = ofPage[page.path]?.(filled) ?? filled;
    const made = { html, scriptHashes: scriptHashesOf(html) };
    documents.set(page, made);
    return made;
  };
  const document = (reply: FastifyReply, page: Page): FastifyReply => {
    const { html, scriptHashes } = documents.get(page) ?? read(page);
    const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    const policy = String(reply.getHeader(POLICY));
    return reply
      .header(POLICY, withInside(policy, { styleNonce, scriptHashes }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withStyleNonce(html, styleNonce));
  };
  app.setNotFoundHandler((request, reply) => {
    if (!built || request.url.startsWith('/api/')) throw notFound();
    return document(reply.status(404), NOWHERE);
  });
  if (!built) return;

  await serveWebFiles(app, root);
  serveForCrawlers(app, publicUrl);
  for (const [, page] of ALL_PAGES) {
    app.get(page.path, (_request, reply) => document(reply, page));
  }
}

/** How a content security policy names the scripts that stand in a document. */
const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

const scriptsOfPages = z.record(z.string(), z.array(z.string()));

/** The files that each screen begins with, by its address, as the build has written them. */
function readScripts(root: string | null): z.output<typeof scriptsOfPages> {
  const file = path.join(root ?? '', '.screens.json');
  if (root === null || !existsSync(file)) return {};
  return scriptsOfPages.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The file of the document for a page: rendered ahead, or with what is around its screen, where the build has done
 * that, else empty until the app runs.
 */
function documentOf(
  root: string,
  page: Page,
  { operator, registration }: { operator: Operator; registration: Registration },
): string {
  const name = documentFile(page, registration);
  const folder =
    page.document === 'page' ? path.join('.prerendered', factsKnown(operator)) : '.frames';
  const made = path.join(root, folder, name ?? '');
  return name !== undefined && existsSync(made) ? made : path.join(root, 'index.html');
}
