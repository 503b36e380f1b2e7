import { isMigrated } from '#db/migrate.ts';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

/** 200 when this process can serve: the database answers and is up to date. */
export function healthRoutes(serve: Serve, { db }: Deps): void {
  serve.raw((app) => {
    app.get('/healthz', async (_request, reply) => {
      const isReady = await isMigrated(db).catch(() => false);
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
    });
  });
}
