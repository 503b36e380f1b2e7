import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { processorSeconds } from '../process-figures.ts';
import { workout } from './people.ts';

const CONNECTIONS = 50;
export const TODAY = new Date().toISOString().slice(0, 10);
const write = { method: 'POST' as const, body: JSON.stringify(workout) };

export type Topic = { path: string; method?: 'POST'; body?: string };

export const TOPICS: Readonly<Record<string, Topic>> = {
  me: { path: '/api/auth/me' },
  plans: { path: '/api/custom-plans' },
  history: { path: '/api/routine-history' },
  exercises: { path: '/api/exercises' },
  today: { path: `/api/routines/today?date=${TODAY}` },
  write: { path: '/api/routine-history', ...write },
};

export function topicOf(name: string): Topic {
  const topic = TOPICS[name];
  if (!topic) throw new Error(`Topics are ${Object.keys(TOPICS).join(', ')}`);
  return topic;
}

export type Server = { url: string; process: ChildProcess };

let next = 0;

/** Sends these people's calls in turn, for some seconds or some number of calls. */
export async function load(
  { url, process: { pid = 0 } }: Server,
  { path: where, method, body }: Topic,
  tokens: readonly string[],
  extent: { duration: number } | { amount: number },
): Promise<{ perSecond: number; p99: number; workMs: number }> {
  const before = processorSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...extent,
    requests: [
      {
        path: where,
        method: method ?? 'GET',
        ...(body !== undefined && { body }),
        setupRequest: (request) => {
          next = (next + 1) % tokens.length;
          request.headers = {
            authorization: `Bearer ${tokens[next]}`,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            }),
          };
          return request;
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}${where}: ${JSON.stringify(result.statusCodeStats)} ${result.errors}`);
  }
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    workMs: ((processorSeconds(pid) - before) * 1000) / result.requests.total,
  };
}
