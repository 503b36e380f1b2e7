import { findInstallation } from '#db/installation.queries.ts';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { createCheck } from './check.ts';

/** A probe need not know more quickly than this; many of them ask the database once. */
const FRESH_MS = 1000;
const PATIENCE_MS = 2000;

/**
 * For balancers and supervisors. `/healthz`: 200 while this process lives; ask nothing else of it, or a broken
 * database has it restarted for nothing. `/readyz`: 200 when it should be given calls: its database answers and
 * it is not about to end.
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
