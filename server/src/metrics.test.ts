import type { AddressInfo } from 'node:net';
import { getCustomPlan } from '@limber/contract/custom-plans';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';
import { onSqlite } from './test/on-each-database.ts';

const metrics = createMetrics({
  connections: () => ({ inUse: 3, idle: 7, waiting: 0 }),
  hashing: () => ({ held: 2, waiting: 64 }),
});

async function read(path: string): Promise<string> {
  const server = await serveMetrics(metrics.registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return `${answer.status} ${await answer.text()}`;
}

onSqlite(
  'the metrics',
  (server) => {
    test('count answers by the pattern of their route, and hold no id', async () => {
      const ada = await server().register('ada');
      await ada.refusedBy(getCustomPlan, { params: { id: 987_654 } });
      await server().app.inject({ url: '/somewhere/987654' });
      const said = await read('/metrics');
      const count = 'limber_http_request_duration_seconds_count';
      expect(said).toContain(`${count}{method="GET",route="/api/custom-plans/:id",status="4xx"} 1`);
      expect(said).toContain(`${count}{method="GET",route="page or file",status="4xx"} 1`);
      expect(said).toContain('nodejs_eventloop_lag_seconds');
      expect(said).not.toContain('987654');
    });
  },
  { onAnswered: metrics.answered },
);

test('the metrics tell when the maintenance did its work, and how often it did not', async () => {
  await metrics.maintained(Promise.resolve());
  await expect(metrics.maintained(Promise.reject(new Error('no')))).rejects.toThrow('no');
  const said = await read('/metrics');
  expect(said).toMatch(/limber_maintenance_last_success_timestamp_seconds [1-9]/);
  expect(said).toContain('limber_maintenance_failures_total 1');
});

test('the metrics tell who waits for the database and for a hash', async () => {
  const said = await read('/metrics');
  expect(said).toContain('limber_database_connections{state="in use"} 3');
  expect(said).toContain('limber_database_connections{state="idle"} 7');
  expect(said).toContain('limber_database_connections{state="waiting"} 0');
  expect(said).toContain('limber_password_hashes{state="running"} 2');
  expect(said).toContain('limber_password_hashes{state="waiting"} 64');
});

test('nothing else is at the port of the metrics', async () => {
  expect(await read('/api/auth/me')).toBe('404 ');
});
