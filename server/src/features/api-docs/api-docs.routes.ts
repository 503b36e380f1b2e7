import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Serve } from '#http/serve.ts';
import { DOCUMENTATION_HEADERS } from '#http/security.ts';
import { openApiDocument } from './open-api.ts';

/** The API's documentation: a readable page at /api/docs, the OpenAPI document at /api/docs/json. */
export function apiDocsRoutes(serve: Serve): void {
  serve.raw(async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(DOCUMENTATION_HEADERS);
      done();
    });
    // Made when it is first asked for: at a start nobody reads it.
    await app.register(swagger, {
      openapi: {},
      transformObject: () => openApiDocument() as never,
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: {
        title: 'Limber API',
        css: [{ filename: 'limber.css', content: '.topbar { display: none }' }],
      },
      uiConfig: { docExpansion: 'list', deepLinking: true },
    });
  });
}
