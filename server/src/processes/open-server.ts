import path from 'node:path';
import { library } from '@limber/library/library';
import type { FastifyInstance } from 'fastify';
import { type ClaimMail, createOutbox, type OutboxLog } from '#adapters/mail/outbox.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { createPaymentProvider } from '#adapters/payments/create-payment-provider.ts';
import { buildApp } from '#app.ts';
import { describeSetup } from '#config/describe-setup.ts';
import type { Config } from '#config/env.ts';
import { keepConnected } from '#db/keep-connected.ts';
import { openServersDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import type { ExternalDeps } from '#deps.ts';
import { exitOnError } from '#exit-on-error.ts';
import { createPasswordHasher, OWASP_PASSWORD_COST } from '#features/auth/password.ts';
import { type PasswordThreads, startPasswordThreads } from '#features/auth/password-threads.ts';
import { secretRandom } from '#features/auth/secret-token.ts';
import { createExerciseLibrary } from '#features/exercises/exercise-library.ts';
import { createMedia } from '#features/media/create-media.ts';
import type { Limits } from '#limits/limits.ts';
import { endServer } from '#http/ending.ts';
import { DEFAULT_CALLS_A_MINUTE } from '#http/rate-limit.ts';
import type { Metrics } from '#metrics.ts';
import { originOf } from './startup-notice.ts';
import { problemOfPort } from './find-port.ts';
import { problemOfDatabase } from './prepare.ts';

const DRAIN_MS = 8000;

/** A process that answers calls, with its external dependencies. */
export type OpenServer = {
  readonly app: FastifyInstance;
  readonly deps: ExternalDeps;
  /** Null when metrics are off. */
  readonly metrics: Metrics | null;
  /** Returns the port; with `reusePort` other processes may share it. */
  readonly listen: (how?: { reusePort: boolean }) => Promise<number>;
  readonly end: () => Promise<void>;
};

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../web/dist');
const now = () => new Date();

export async function openServer(config: Config, limits: Limits): Promise<OpenServer> {
  const { db, connections } = await exitOnError(() => openServersDatabase(config), {
    problem: problemOfDatabase(config),
  });
  const passwordThreads = startPasswordThreads(limits);
  let listeningPort = config.port;
  const deps = {
    ...(await createDeps(config, db, { ...passwordThreads, limits })),
    publicOrigin: () => originOf(config, listeningPort),
  };
  const sources = { connections, hashing: passwordThreads.use };
  const metrics = config.metrics && (await import('#metrics.ts')).createMetrics(sources);
  const app = await buildApp(deps, {
    ...config,
    ...(metrics && { onAnswered: metrics.answered }),
    rateLimits: config.rateLimits ? DEFAULT_CALLS_A_MINUTE : null,
    webRoot: WEB_ROOT,
  });
  const leaveDatabase = config.databaseUrl === null ? () => {} : keepConnected(db);
  return {
    app,
    deps,
    metrics,
    listen: async (how) => {
      const where = { host: config.host, port: config.port, ...how };
      await exitOnError(() => app.listen(where), { problem: problemOfPort(config.port) });
      const address = app.addresses()[0];
      if (typeof address === 'object') listeningPort = address.port;
      return listeningPort;
    },
    end: async () => {
      await endServer(app, { delayMs: config.shutdownDelaySeconds * 1000, drainMs: DRAIN_MS });
      leaveDatabase();
      await passwordThreads.close();
      await db.destroy();
    },
  };
}

async function createDeps(
  config: Config,
  db: Db,
  {
    deriveKey,
    judgePassword,
    limits,
  }: Pick<PasswordThreads, 'deriveKey' | 'judgePassword'> & { limits: Limits },
): Promise<Omit<ExternalDeps, 'publicOrigin'>> {
  const media = await exitOnError(() => createMedia(config, { db, now, limits }), {
    problem: 'Media cannot be kept: ',
  });
  return {
    db,
    now,
    limits,
    random: Math.random,
    secretRandom,
    passwords: createPasswordHasher(OWASP_PASSWORD_COST, deriveKey),
    judgePassword,
    exercises: createExerciseLibrary(library, media.drawings),
    ...media,
    payments: await createPaymentProvider(config.payments, { db, now }),
    sourceUrl: config.sourceUrl,
    setup: describeSetup(config),
    openOutbox: (log: OutboxLog, claim: ClaimMail) =>
      createOutbox({ mailer: config.smtp && createSmtpMailer(config.smtp), log, claim }),
  };
}
