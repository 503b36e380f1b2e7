import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@limber/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from './cache-control.ts';
import { notFound } from './refused.ts';

/**
 * Hands out the built web app from `root`: its files, and the same document for the address of every
 * page. Any other address gets that document with status 404, where it shows "Page Not Found"; under
 * /api/ a 404 of the API.
 */
export async function serveWebApp(app: FastifyInstance, root: string | null): Promise<void> {
  const built = root !== null && existsSync(path.join(root, 'index.html'));
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

const document = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
