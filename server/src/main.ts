import path from 'node:path';
import { library } from '@limber/library/library';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config/env.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openExerciseLibrary } from './exercise-library.ts';
import { USUAL_CALLS_A_MINUTE } from './http/rate-limit.ts';

const SHUTDOWN_MS = 9000;
const IDLE_CHECK_MS = 100;

const config = readConfigOrExit();
const db = openDatabase(config);
await migrate(db);
const app = await buildApp(
  { db, now: () => new Date(), random: Math.random, exercises: openExerciseLibrary(library) },
  {
    ...config,
    rateLimits: config.rateLimits ? USUAL_CALLS_A_MINUTE : null,
    webRoot: path.resolve(import.meta.dirname, '../../web/dist'),
  },
);
await app.listen({ host: config.host, port: config.port }).catch((error: { code?: string }) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${config.port} is taken. Choose another one: PORT=${config.port + 1} npm start`,
  );
  process.exit(1);
});
const address = app.addresses()[0];
const port = typeof address === 'object' ? address.port : config.port;
console.log(`Limber is ready at http://localhost:${port}`);

/** Takes no more calls, finishes those under way, and ends; by force if that takes too long. */
async function shutDown(): Promise<void> {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  // A connection whose call has just been answered would otherwise be kept open for the next one.
  setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  await app.close();
  await db.destroy();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

/** A sentence for whoever starts the server, rather than a stack trace. */
function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
