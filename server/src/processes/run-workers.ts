import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#config/env.ts';
import { openServersDatabase } from '#db/open.ts';
import { startWatchdog } from './watchdog.ts';
import { endOnSignal, timeToEnd } from './end-on-signal.ts';
import { findPort } from './find-port.ts';
import { printStartupNotice, type Say } from './startup-notice.ts';
import { createLimitsOfWorkers } from './limits-of-workers.ts';
import { listenForMetrics } from './listen-for-metrics.ts';
import { createWorkers } from './workers.ts';

/**
 * Extra time for the primary at shutdown, in milliseconds, so that its workers reach their own
 * limit first.
 */
const EXTRA_SHUTDOWN_MS = 1000;

/** The primary: starts the workers, replaces those that end, and answers no calls. */
export async function runWorkers(config: Config, say: Say): Promise<void> {
  const port = await findPort(config);
  const keepLimits = createLimitsOfWorkers();
  const workers = createWorkers({
    count: config.workers,
    port,
    onBegun: (worker) => {
      keepLimits(worker);
      startWatchdog(worker);
    },
    onEnded: (how) => say(`A process of Limber ended (${how}): another takes its place.`),
  });
  endOnSignal(timeToEnd(config) + EXTRA_SHUTDOWN_MS, async () => {
    if (!(await workers.end())) process.exit(1);
  });
  if (!(await workers.start())) {
    say('Limber did not start: its first process ended before it answered.');
    process.exitCode = 1;
    return;
  }
  const metrics = new AggregatorRegistry();
  await listenForMetrics(config, {
    contentType: metrics.contentType,
    metrics: () => metrics.clusterMetrics(),
  });
  const { db } = openServersDatabase(config);
  await printStartupNotice(config, { db, port, say });
  await db.destroy();
}
