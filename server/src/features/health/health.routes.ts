import { findInstallation } from '#db/installation.queries.ts';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { createCheck } from './check.ts';

/** Many probes within this time query the database once. */
const FRESH_MS = 1000;
const PATIENCE_MS = 2000;

/**
 * `/healthz`: 200 while this process lives. It does not ask the database, whose failure no restart
 * would cure. `/readyz`: 200 when the database answers and the server is not about to end.
 */
export function healthRoutes(serve: Serve, { db }: Deps): void {
  const databaseAnswers = createCheck(() => findInstallation(db), {
    freshMs: FRESH_MS,
    patienceMs: PATIENCE_MS,
  });
  serve.raw((app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      const isReady = !app.ending.began && (await databaseAnswers());
      return reply
        .status(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ok' : 'unavailable' });
    });
  });
}
