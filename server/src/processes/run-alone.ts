import type { Config } from '#config/env.ts';
import { createLimits } from '#limits/limits.ts';
import { startJobs } from './jobs.ts';
import { endOnSignal, timeToEnd } from './end-on-signal.ts';
import { printStartupNotice, type Say } from './startup-notice.ts';
import { listenForMetrics } from './listen-for-metrics.ts';
import { openServer } from './open-server.ts';

export async function runAlone(config: Config, say: Say): Promise<void> {
  const server = await openServer(config, createLimits());
  const { db } = server.deps;
  endOnSignal(timeToEnd(config), server.end);
  const port = await server.listen();
  if (server.metrics) await listenForMetrics(config, server.metrics.registry);
  await printStartupNotice(config, { db, port, say });
  startJobs(config, server);
}
