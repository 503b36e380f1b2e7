import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { readJsonBodies } from './body.ts';
import { createErrorHandler, REQUEST_ID, type UnavailablePart } from './errors.ts';
import { LOG_SERIALIZERS, newRequestId } from './log.ts';
import { contentSecurityPolicy, type Origins } from './security.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** The time within which a request must have arrived completely; then its connection is closed. */
const MAX_ARRIVAL_MS = 300_000;

type HttpSettings = {
  trustedProxies: string[];
  logLevel: string;
  /** Where the log is written; to the standard output when left out. */
  logTo?: { write: (line: string) => void };
  /** Origins beside our own that pages may use. */
  otherOrigins: Origins | null;
  unavailablePart: UnavailablePart;
};

/** A Fastify without routes: how it reads bodies, answers errors, packs answers and guards pages. */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const answerError = createErrorHandler(settings.unavailablePart);
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers: LOG_SERIALIZERS,
      ...(settings.logTo && { stream: settings.logTo }),
    },
    genReqId: newRequestId,
    trustProxy: settings.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: MAX_ARRIVAL_MS,
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  readJsonBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(settings.otherOrigins),
  });
  await app.register(compress);
  return app;
}
