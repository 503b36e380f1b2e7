import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_EVER } from './cache-control.ts';

const PACKED = /\.(?:br|gz)$/;

/** Hands out the files of the built web app, packed where the browser takes them so. */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  // The build puts a hash of their content into the names of these files. Being many they have one route.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    // Each is handed out in place of the file that it is packed from.
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
