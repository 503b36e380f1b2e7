import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { readJsonBodies } from './body.ts';
import { CONNECTION_LIMITS, connectionOptions, guardConnections } from './connections.ts';
import { announceEnding } from './ending.ts';
import { createErrorHandler, type UnavailablePart } from './errors.ts';
import { createLogOutput } from './log-output.ts';
import { contentSecurityPolicy, type Origins } from './security.ts';

const MAX_BODY_BYTES = 256 * 1024;

/** Secrets, and what PostgreSQL says of the row that it refused: it repeats the whole row. */
const NEVER_LOGGED = ['req.headers.authorization', 'err.detail'];

type HttpSettings = {
  trustedProxies: string[];
  logLevel: string;
  /** Origins beside our own that pages may use. */
  otherOrigins: Origins | null;
  unavailablePart: UnavailablePart;
};

/** A Fastify without routes: how it reads bodies, answers errors, packs answers and guards pages. */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const answerError = createErrorHandler(settings.unavailablePart);
  const app = fastify({
    logger: { level: settings.logLevel, redact: NEVER_LOGGED, stream: createLogOutput() },
    trustProxy: settings.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: answerError,
    ...connectionOptions(CONNECTION_LIMITS),
    // Calls that come on a kept connection while the server ends are answered like others.
    return503OnClosing: false,
  });
  guardConnections(app, CONNECTION_LIMITS);
  announceEnding(app);
  app.setErrorHandler(answerError);
  readJsonBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(settings.otherOrigins),
  });
  await app.register(compress);
  return app;
}
