import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGES } from '@limber/contract/pages';
import { FRAMED_PAGES, PRERENDERED_PAGES } from '@limber/contract/public-pages';
import { factsKnown, type Operator } from '@limber/domain/operator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  withFirstCalls,
  withHead,
  withOperator,
  withScripts,
  withStyleNonce,
} from './document-head.ts';
import { serveForCrawlers } from './for-crawlers.ts';
import { notFound } from './refused.ts';
import { withStyles } from './security.ts';
import { serveWebFiles } from './web-files.ts';

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

/** The path of no page. */
const NOWHERE = '';

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
  const scripts = readScripts(root);
  const document = async (reply: FastifyReply, page: string): Promise<FastifyReply> => {
    const file = await readFile(documentOf(root ?? '', page, operator), 'utf8');
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const styled = withStyleNonce(file, nonce);
    const html = withScripts(withFirstCalls(styled, page), scripts[page] ?? []);
    return reply
      .header(POLICY, withStyles(String(reply.getHeader(POLICY)), nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withOperator(withHead(html, page, publicUrl), operator));
  };
  app.setNotFoundHandler((request, reply) => {
    if (!built || request.url.startsWith('/api/')) throw notFound();
    return document(reply.status(404), NOWHERE);
  });
  if (!built) return;

  await serveWebFiles(app, root);
  serveForCrawlers(app, publicUrl);
  for (const page of Object.values(PAGES)) {
    app.get(page, (_request, reply) => document(reply, page));
  }
}

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
function documentOf(root: string, page: string, operator: Operator): string {
  const ahead = (PRERENDERED_PAGES as Partial<Record<string, string>>)[page];
  const framed = (FRAMED_PAGES as Partial<Record<string, string>>)[page];
  const made =
    ahead === undefined
      ? path.join(root, '.frames', framed ?? '')
      : path.join(root, '.prerendered', factsKnown(operator), ahead);
  const isMade = (ahead ?? framed) !== undefined && existsSync(made);
  return isMade ? made : path.join(root, 'index.html');
}
