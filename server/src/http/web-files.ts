import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from './cache-control.ts';

const PACKED = /\.(?:br|gz)$/;

export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  // The build puts a content hash into these names. Being many, they share one route.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    // Compressed files are sent in place of their originals only.
    allowedPath: (file) => !PACKED.test(file),
    setHeaders: headersWith(FOR_EVER),
  });
  await app.register(fastifyStatic, {
    ...files,
    root,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '*.html', 'assets/**'],
    decorateReply: false,
    setHeaders: headersWith('no-cache'),
  });
}

function headersWith(cacheControl: string) {
  return (reply: FastifyReply, file: string): void => {
    reply.header('cache-control', cacheControl);
    if (file.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
  };
}
