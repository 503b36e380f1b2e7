import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { AnsweredCall } from './answered-call.ts';
import { readJsonBodies } from './body.ts';
import { CONNECTION_LIMITS, connectionOptions, guardConnections } from './connections.ts';
import { DEADLINE_MS, keepDeadline } from './deadline.ts';
import { announceEnding } from './ending.ts';
import { createErrorHandler, REQUEST_ID, type UnavailablePart } from './errors.ts';
import { writeReplies } from './reply-schema.ts';
import { createLogOutput } from './log-output.ts';
import { LOG_SERIALIZERS, newRequestId } from './log.ts';
import { type Origins, securityHeaders } from './security.ts';

const MAX_BODY_BYTES = 256 * 1024;

type HttpSettings = {
  trustedProxies: string[];
  logLevel: string;
  logTo?: { write: (line: string) => void };
  /** Called after each answer. */
  onAnswered?: (call: AnsweredCall) => void;
  /** Other origins that pages may use. */
  otherOrigins: Origins | null;
  unavailablePart: UnavailablePart;
  /** `DEADLINE_MS` by default. */
  deadlineMs?: number;
};

/** A Fastify without routes: body parsing, errors, compression, security headers. */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const answerError = createErrorHandler(settings.unavailablePart);
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers: LOG_SERIALIZERS,
      stream: settings.logTo ?? createLogOutput(),
    },
    genReqId: newRequestId,
    trustProxy: settings.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: answerError,
    ...connectionOptions(CONNECTION_LIMITS),
    // Calls on a kept connection are still answered while the server ends.
    return503OnClosing: false,
  });
  guardConnections(app, CONNECTION_LIMITS);
  keepDeadline(app, settings.deadlineMs ?? DEADLINE_MS);
  announceEnding(app);
  app.setErrorHandler(answerError);
  const { onAnswered } = settings;
  if (onAnswered) {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const route = routeOptions.url ?? null;
      onAnswered({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
    });
  }
  const headers = securityHeaders(settings.otherOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID, request.id);
    done();
  });
  readJsonBodies(app);
  app.setSerializerCompiler(writeReplies);
  await app.register(compress, { globalDecompression: false });
  return app;
}
