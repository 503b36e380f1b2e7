import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { readJsonBodies } from './body.ts';
import { createErrorHandler, type UnavailablePart } from './errors.ts';
import { contentSecurityPolicy, type Origins } from './security.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** The time within which a request must have arrived completely; then its connection is closed. */
const MAX_ARRIVAL_MS = 300_000;

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
    logger: { level: settings.logLevel, redact: NEVER_LOGGED },
    trustProxy: settings.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: MAX_ARRIVAL_MS,
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  readJsonBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(settings.otherOrigins),
  });
  await app.register(compress);
  return app;
}
