import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';

/** The API's documentation: a readable page at /api/docs, the OpenAPI document at /api/docs/json. */
export async function apiDocsRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(publicUrl) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}
