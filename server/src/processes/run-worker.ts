import type { AggregatorRegistry, Registry } from 'prom-client';
import type { Config } from '#config/env.ts';
import { startJobs } from './jobs.ts';
import { endOnSignal, timeToEnd } from './end-on-signal.ts';
import { createLimitsInWorker } from './limits-in-worker.ts';
import { openServer } from './open-server.ts';
import { runsJobs, sayListening } from './workers.ts';

/**
 * Linux distributes connections to the processes of a port. Elsewhere the primary hands them over, and loses one when
 * its worker is killed.
 */
const PORT_CAN_BE_SHARED = process.platform === 'linux';

/** One of several processes that answer calls. Node ends it with the primary. */
export async function runWorker(config: Config): Promise<void> {
  const limits = createLimitsInWorker(config.workers, {
    send: (message) => process.send?.(message),
    onMessage: (listen) => void process.on('message', listen),
  });
  const server = await openServer(config, limits);
  if (server.metrics) await answerForMetrics(server.metrics.registry);
  endOnSignal(timeToEnd(config), server.end);
  await server.listen({ reusePort: PORT_CAN_BE_SHARED });
  sayListening();
  if (runsJobs()) startJobs(config, server);
}

/** Answers the primary's requests for metrics. */
async function answerForMetrics(
  registry: Registry,
): Promise<AggregatorRegistry<Registry['contentType']>> {
  const { AggregatorRegistry: Aggregator } = await import('prom-client');
  Aggregator.setRegistries(registry);
  return new Aggregator();
}
