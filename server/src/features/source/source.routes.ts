import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Offers the source code, as section 13 of the AGPL requires: redirects to the configured address, or sends a notice
 * with the contact and the licence.
 */
export function sourceRoutes(serve: Serve, { sourceUrl }: Pick<Deps, 'sourceUrl'>): void {
  const licence = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8');
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  serve.raw((app) => {
    app.get('/source', (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (sourceUrl !== null) return reply.redirect(sourceUrl);
      return reply.type('text/plain; charset=utf-8').send(`${notice(version)}\n\n${licence}`);
    });
  });
}

const notice = (version: string): string => `Limber ${version}

Limber is free software: you may run, read, change and share it under the GNU Affero General Public
License, version 3, which stands below.

Whoever runs this installation has not set an address for its source code. If they run a changed version,
the licence (section 13) entitles you to the source of that version, free of charge: please ask them for it.
They set its address with the variable SOURCE_URL.`;
