import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';

/** Serves the documentation and its files below `where`. */
export async function createDocumentation(where: string): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(swagger, {
    openapi: {},
    // Generated on the first request.
    transformObject: () => openApiDocument() as never,
  });
  await app.register(swaggerUi, {
    routePrefix: where,
    theme: {
      title: 'Limber API',
      css: [{ filename: 'limber.css', content: '.topbar { display: none }' }],
    },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
  return app;
}
