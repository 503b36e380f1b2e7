import path from 'node:path';
import { library } from '@limber/library/library';
import { type ClaimMail, createOutbox, type OutboxLog } from './adapters/mail/outbox.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createPaymentProvider } from './adapters/payments/create-payment-provider.ts';
import { buildApp } from './app.ts';
import { restoreCutShort } from './backup/folders.ts';
import { scheduleBackups } from './backup/scheduled.ts';
import { readConfig } from './config/env.ts';
import { howToBecomeAdministrator } from './config/how-to-become-administrator.ts';
import { noticesOf } from './config/notices.ts';
import { keepConnected } from './db/keep-connected.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, openServersDatabase } from './db/open.ts';
import { createExerciseLibrary } from './features/exercises/exercise-library.ts';
import { inviteFirstAdministrator } from './features/auth/administrators.queries.ts';
import { startPasswordThreads } from './features/auth/password-threads.ts';
import { OWASP_PASSWORD_COST } from './features/auth/password.ts';
import { exitOnError } from './exit-on-error.ts';
import { endServer } from './http/ending.ts';
import { DEFAULT_CALLS_A_MINUTE } from './http/rate-limit.ts';
import { runMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics.ts';
import { mediaOfLostDatabase } from './features/media/sweep/media-of-lost-database.ts';
import { closeToOthers, keepToOwner } from './owner-only.ts';
import { createMedia } from './features/media/create-media.ts';

const DRAIN_MS = 8000;
const EXIT_MS = 9000;
const MAINTENANCE_MS = 60 * 60 * 1000;

keepToOwner();
// On a full disk what is said may fail; that must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const config = await exitOnError(() => readConfig(process.env));
const { closed, left } = await exitOnError(() => closeToOthers(config.dataDir), {
  problem: `The folder ${path.resolve(config.dataDir)} cannot be used: `,
});
if (closed > 0) console.log(`${config.dataDir} could be read by others: now by its owner alone.`);
if (left.length > 0) console.log(`Others may read ${left[0]}: it belongs to another user.`);
const databaseName = config.databaseUrl === null ? path.resolve(config.dataDir) : 'DATABASE_URL';
const { db, connections } = await exitOnError(
  async () => {
    const cutShort = config.databaseUrl === null ? restoreCutShort(config.dataDir) : null;
    if (cutShort !== null) throw new Error(cutShort);
    const unlimited = openDatabase(config);
    const newer = await migrate(unlimited);
    if (newer !== null) {
      console.log(
        `The next release of Limber has changed the database (${newer}). This one goes on working on it, until it is replaced.`,
      );
    }
    await unlimited.destroy();
    return openServersDatabase(config);
  },
  { problem: `The database at ${databaseName} cannot be used: ` },
);
const now = () => new Date();
const media = await exitOnError(() => createMedia(config, { db, now }), {
  problem: 'Media cannot be kept: ',
});
const passwordThreads = startPasswordThreads();
let listeningPort = config.port;
const deps = {
  db,
  now,
  random: Math.random,
  passwordCost: OWASP_PASSWORD_COST,
  deriveKey: passwordThreads.deriveKey,
  judgePassword: passwordThreads.judgePassword,
  exercises: createExerciseLibrary(library, media.drawings),
  ...media,
  payments: await createPaymentProvider(config.payments, { db, now }),
  sourceUrl: config.sourceUrl,
  openOutbox: (log: OutboxLog, claim: ClaimMail) =>
    createOutbox({ mailer: config.smtp && createSmtpMailer(config.smtp), log, claim }),
  publicOrigin: () => config.publicUrl ?? `http://localhost:${listeningPort}`,
};
const metrics = createMetrics({ connections, hashing: passwordThreads.use });
const app = await buildApp(deps, {
  ...config,
  onAnswered: metrics.answered,
  rateLimits: config.rateLimits ? DEFAULT_CALLS_A_MINUTE : null,
  webRoot: path.resolve(import.meta.dirname, '../../web/dist'),
});
const leaveDatabase = config.databaseUrl === null ? () => {} : keepConnected(db);
let shuttingDown: Promise<void> | null = null;
// A terminal and npm both pass Ctrl+C on: the second signal must not cut the first one short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (shuttingDown ??= shutDown()));
}

await exitOnError(() => app.listen({ host: config.host, port: config.port }), {
  problem: `Limber cannot listen on port ${config.port}; choose another one (PORT=${config.port + 1} npm start): `,
});
const metricsAddress = config.metrics;
const metricsServer =
  metricsAddress &&
  (await exitOnError(() => metrics.listen(metricsAddress), {
    problem: `Metrics cannot be handed out on port ${metricsAddress.port}: `,
  }));
const address = app.addresses()[0];
if (typeof address === 'object') listeningPort = address.port;
const setup = await inviteFirstAdministrator(db, now()).catch((error: unknown) => {
  app.log.warn({ err: error }, 'the first administrator cannot be invited for now');
  return null;
});
const origin = config.publicUrl ?? `http://localhost:${listeningPort}`;
console.log(
  [
    `Limber is ready at http://localhost:${listeningPort}`,
    ...(setup === null ? [] : [howToBecomeAdministrator(origin, setup)]),
  ].join('\n'),
);
for (const notice of noticesOf(config, process.env)) console.log(notice);
mediaOfLostDatabase({ db, ...media })
  .then((sentence) => sentence !== null && app.log.warn(sentence))
  .catch((error: unknown) => app.log.warn({ err: error }, 'media cannot be listed for now'));
media.storage.find('everyone/nothing').catch((error: unknown) => {
  app.log.warn({ err: error }, 'pictures and videos cannot be reached for now');
});

setInterval(() => {
  metrics
    .maintained(runMaintenance(deps))
    .catch((error: unknown) => app.log.error({ err: error }, 'maintenance failed'));
}, MAINTENANCE_MS).unref();

if (config.backups !== null) {
  scheduleBackups(config.backups, {
    done: (said) => app.log.info({ said }, 'backup taken'),
    failed: (error) => app.log.error({ err: error }, 'backup failed'),
  });
}

/** Ends gently, and then for certain: whatever still runs after the bound is cut off. */
async function shutDown(): Promise<void> {
  const delayMs = config.shutdownDelaySeconds * 1000;
  setTimeout(() => process.exit(1), delayMs + EXIT_MS).unref();
  await endServer(app, { delayMs, drainMs: DRAIN_MS });
  metricsServer?.close();
  leaveDatabase();
  await passwordThreads.close();
  await db.destroy();
  process.exit(0);
}
