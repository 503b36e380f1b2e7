import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Serve } from '#http/serve.ts';
import { DOCUMENTATION_HEADERS } from '#http/security.ts';

const DOCS_PATH = '/api/docs';

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/**
 * A readable page at /api/docs, the OpenAPI document at /api/docs/json. Loaded on the first request, to keep the start
 * short.
 */
export function apiDocsRoutes(serve: Serve): void {
  let documentation: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    documentation ??= load();
    const given = await (await documentation).inject({ url, headers });
    if (given.statusCode === 404) return reply.callNotFound();
    for (const name of CONNECTION_HEADERS) delete given.headers[name];
    return reply
      .code(given.statusCode)
      .headers({ ...given.headers, ...DOCUMENTATION_HEADERS })
      .send(given.rawPayload);
  };
  serve.raw((app) => {
    app.get(DOCS_PATH, answer);
    app.get(`${DOCS_PATH}/*`, answer);
  });
}

async function load(): Promise<FastifyInstance> {
  const { createDocumentation } = await import('./documentation.ts');
  return createDocumentation(DOCS_PATH);
}
