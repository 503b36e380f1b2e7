import { PUBLIC_PAGES } from '@limber/contract/public-pages';
import type { FastifyInstance } from 'fastify';

/** Addresses that search engines must not visit: calls, and pictures without pages of their own. */
const CLOSED = ['/api/', '/media/'];

/** Serves robots.txt and, where the public address is known, the site map. */
export function serveForCrawlers(app: FastifyInstance, publicUrl: string | null): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  if (publicUrl === null) return;
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  );
}

function robots(publicUrl: string | null): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  if (publicUrl !== null) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

function sitemap(publicUrl: string): string {
  const addresses = PUBLIC_PAGES.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
