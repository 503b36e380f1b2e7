import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@limber/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from './cache-control.ts';
import { notFound } from './refused.ts';

type WebApp = {
  /** The folder of the built web app; null when there is none. */
  webRoot: string | null;
  contactEmail: string | null;
  operatorName: string | null;
  operatorAddress: string | null;
};

/**
 * Hands out the built web app from `webRoot`: its files, and the same document for the address of every
 * page, with the name and the addresses of whoever runs this server. Any other address gets that document with status 404,
 * where it shows "Page Not Found"; under /api/ a 404 of the API.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot: root, ...operator }: WebApp,
): Promise<void> {
  const built = root !== null && existsSync(path.join(root, 'index.html'));
  const document = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(path.join(root ?? '', 'index.html'), 'utf8');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withOperator(html, operator));
  };
  app.setNotFoundHandler((request, reply) => {
    if (!built || request.url.startsWith('/api/')) throw notFound();
    return document(reply.status(404));
  });
  if (!built) return;

  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The build puts a hash of their content into the names of these files.
      const hashed = file.startsWith(path.join(root, 'assets'));
      reply.header('cache-control', hashed ? FOR_EVER : 'no-cache');
    },
  });
  for (const page of Object.values(PAGES)) app.get(page, (_request, reply) => document(reply));
}

/** The document with who runs this server in its tags, which are empty as they are built. */
function withOperator(html: string, operator: Omit<WebApp, 'webRoot'>): string {
  const tags = {
    'contact-email': operator.contactEmail,
    'operator-name': operator.operatorName,
    'operator-address': operator.operatorAddress,
  };
  return Object.entries(tags).reduce(
    (filled, [name, content]) =>
      content === null ? filled : filled.replace(tagContent(name), () => escapedAttribute(content)),
    html,
  );
}

const tagContent = (name: string) => new RegExp(`(?<=<meta name="${name}" content=")[^"]*`);

const escapedAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
