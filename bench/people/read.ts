import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, ReplyOf, Sent } from '@limber/contract/endpoint';
import type { Client, Outcome } from './client.ts';

const RETRY_MS = 300;

/** Retries until there is an answer: the check is about stored data, not about load. */
export async function read<E extends Endpoint>(
  { ask }: Client,
  endpoint: E,
  sent: Sent<E>,
): Promise<ReplyOf<E>> {
  for (;;) {
    const outcome: Outcome<ReplyOf<E>> = await ask(endpoint, sent);
    if (outcome.is === 'done') return outcome.reply;
    if (outcome.is === 'refused') throw new Error(`${outcome.status} for GET ${endpoint.path}`);
    await pause(RETRY_MS);
  }
}

export async function readAllPages<Item extends { id: number }>(
  readPage: (query: { before?: number }) => Promise<Item[]>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await readPage(last ? { before: last.id } : {});
    if (page.length === 0) return all;
    all.push(...page);
  }
}
