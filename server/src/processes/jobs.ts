import { scheduleBackups } from '#backup/scheduled.ts';
import type { Config } from '#config/env.ts';
import { mediaOfLostDatabase } from '#features/media/sweep/media-of-lost-database.ts';
import { runMaintenance } from '#maintenance.ts';
import type { Metrics } from '#metrics.ts';
import type { OpenServer } from './open-server.ts';

const MAINTENANCE_MS = 60 * 60 * 1000;

type Server = Pick<OpenServer, 'app' | 'deps'> & {
  readonly metrics: Pick<Metrics, 'maintained'> | null;
};

/** Starts the jobs of one process for all: a check of the media, maintenance and backups. */
export function startJobs(config: Config, { app, deps, metrics }: Server): void {
  mediaOfLostDatabase(deps)
    .then((sentence) => sentence !== null && app.log.warn(sentence))
    .catch((error: unknown) => app.log.warn({ err: error }, 'media cannot be listed for now'));
  deps.storage.find('everyone/nothing').catch((error: unknown) => {
    app.log.warn({ err: error }, 'pictures and videos cannot be reached for now');
  });

  setInterval(() => {
    const run = runMaintenance(deps);
    (metrics?.maintained(run) ?? run).catch((error: unknown) =>
      app.log.error({ err: error }, 'maintenance failed'),
    );
  }, MAINTENANCE_MS).unref();

  if (config.backups !== null) {
    scheduleBackups(config.backups, {
      done: (said) => app.log.info({ said }, 'backup taken'),
      failed: (error) => app.log.error({ err: error }, 'backup failed'),
    });
  }
}
