import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Serve } from '#http/serve.ts';
import { DOCUMENTATION_HEADERS } from '#http/security.ts';

const WHERE = '/api/docs';

const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

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
    for (const name of OF_CONNECTION) delete given.headers[name];
    return reply
      .code(given.statusCode)
      .headers({ ...given.headers, ...DOCUMENTATION_HEADERS })
      .send(given.rawPayload);
  };
  serve.raw((app) => {
    app.get(WHERE, answer);
    app.get(`${WHERE}/*`, answer);
  });
}

async function load(): Promise<FastifyInstance> {
  const { createDocumentation } = await import('./documentation.ts');
  return createDocumentation(WHERE);
}
