import path from 'node:path';
import { library } from '@limber/library/library';
import { createPaymentProvider } from './adapters/payments/create-payment-provider.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config/env.ts';
import { howToBecomeAdministrator } from './config/how-to-become-administrator.ts';
import { unsaidOfOperator } from './config/unsaid-of-operator.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { createExerciseLibrary } from './features/exercises/exercise-library.ts';
import { inviteFirstAdministrator } from './features/auth/administrators.queries.ts';
import { OWASP_PASSWORD_COST } from './features/auth/password.ts';
import { exitOnError } from './exit-on-error.ts';
import { DEFAULT_CALLS_A_MINUTE } from './http/rate-limit.ts';
import { runMaintenance } from './maintenance.ts';
import { createMedia } from './features/media/create-media.ts';

const SHUTDOWN_MS = 9000;
const IDLE_CHECK_MS = 100;
const MAINTENANCE_MS = 60 * 60 * 1000;

const config = await exitOnError(() => readConfig(process.env));
const databaseName = config.databaseUrl === null ? path.resolve(config.dataDir) : 'DATABASE_URL';
const db = await exitOnError(
  async () => {
    const opened = openDatabase(config);
    await migrate(opened);
    return opened;
  },
  { problem: `The database at ${databaseName} cannot be used: ` },
);
const now = () => new Date();
const media = await exitOnError(() => createMedia(config, { db, now }), {
  problem: 'Media cannot be kept: ',
});
const deps = {
  db,
  now,
  random: Math.random,
  passwordCost: OWASP_PASSWORD_COST,
  exercises: createExerciseLibrary(library, media.drawings),
  ...media,
  payments: await createPaymentProvider(config.payments, { db, now }),
  sourceUrl: config.sourceUrl,
};
const app = await buildApp(deps, {
  ...config,
  rateLimits: config.rateLimits ? DEFAULT_CALLS_A_MINUTE : null,
  webRoot: path.resolve(import.meta.dirname, '../../web/dist'),
});
await exitOnError(() => app.listen({ host: config.host, port: config.port }), {
  problem: `Limber cannot listen on port ${config.port}; choose another one (PORT=${config.port + 1} npm start): `,
});
const address = app.addresses()[0];
const port = typeof address === 'object' ? address.port : config.port;
const setup = await inviteFirstAdministrator(db, now());
const origin = config.publicUrl ?? `http://localhost:${port}`;
console.log(
  [
    `Limber is ready at http://localhost:${port}`,
    ...(setup === null ? [] : [howToBecomeAdministrator(origin, setup)]),
  ].join('\n'),
);
const unsaid = unsaidOfOperator(config);
if (unsaid !== null) console.log(unsaid);
media.storage.find('everyone/nothing').catch((error: unknown) => {
  app.log.warn({ err: error }, 'pictures and videos cannot be reached for now');
});

setInterval(() => {
  runMaintenance(deps).catch((error: unknown) =>
    app.log.error({ err: error }, 'maintenance failed'),
  );
}, MAINTENANCE_MS).unref();

let shuttingDown: Promise<void> | null = null;
// A terminal and npm both pass Ctrl+C on: the second signal must not cut the first one short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (shuttingDown ??= shutDown()));
}

/** Stops accepting calls, waits for running ones, and ends; forcibly after SHUTDOWN_MS. */
async function shutDown(): Promise<void> {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  // A connection whose call has just been answered would otherwise be kept open for the next one.
  setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  await app.close();
  await db.destroy();
}
