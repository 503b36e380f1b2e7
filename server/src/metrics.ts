import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from './db/connections.ts';
import type { SemaphoreUse } from '#semaphore.ts';
import type { AnsweredCall } from './http/answered-call.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for Prometheus. Labels hold patterns and classes only: no id, no address, no name. */
export type Metrics = {
  readonly answered: (call: AnsweredCall) => void;
  /** Counts a run of the maintenance, and returns its result. */
  readonly maintained: (run: Promise<void>) => Promise<void>;
  readonly registry: Registry;
};

/** The source of the metrics: one process, or several. */
export type MetricsText = {
  readonly contentType: string;
  readonly metrics: () => Promise<string>;
};

type Sources = { connections: () => Connections; hashing: () => SemaphoreUse };

/** Metrics of process, answers, maintenance and queues. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'limber_http_request_duration_seconds',
    help: 'Time from a call to its answer, by route and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'limber_maintenance_failures_total',
    help: 'Runs of the hourly maintenance in which a job failed',
    registers,
  });
  const lastRun = new Gauge({
    name: 'limber_maintenance_last_success_timestamp_seconds',
    help: 'When the hourly maintenance last did all its jobs',
    registers,
  });
  watchQueues(registry, sources);
  return {
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route: routeLabel(route), status: statusClass(status) }, seconds),
    maintained: async (run) => {
      try {
        await run;
        lastRun.setToCurrentTime();
      } catch (error) {
        failures.inc();
        throw error;
      }
    },
    registry,
  };
}

function watchQueues(registry: Registry, { connections, hashing }: Sources): void {
  const database = new Gauge({
    name: 'limber_database_connections',
    help: 'Connections to the database that are in use and idle, and queries that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      const { inUse, idle, waiting } = connections();
      this.set({ state: 'in use' }, inUse);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const hashes = new Gauge({
    name: 'limber_password_hashes',
    help: 'Passwords that are hashed, and that wait to be; of those that wait 64 at most',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      const { held, waiting } = hashing();
      this.set({ state: 'running' }, held);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  registry.registerMetric(database);
  registry.registerMetric(hashes);
}

/** Files of the web app have a route each, which would make as many series. */
const routeLabel = (route: string | null): string =>
  route !== null && /^\/(api|media|healthz|readyz)\b/.test(route) ? route : 'page or file';

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Serves /metrics to everybody who reaches this host and port. */
export async function serveMetrics(
  source: MetricsText,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
