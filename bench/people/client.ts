import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, ReplyOf, Sent } from '@limber/contract/endpoint';
import { countOne, type Tally } from './tally.ts';

/** The caller's knowledge after a call. */
export type Outcome<Reply> =
  | { is: 'done'; reply: Reply }
  | { is: 'refused'; status: number }
  /** No answer, or a server fault: the call may have taken effect. */
  | { is: 'unknown' };

type Options = {
  /** Statuses of expected refusals. */
  refusals?: readonly number[];
  key?: string;
  /** The version for `If-Match`. */
  version?: number;
  files?: FormData;
};

export type Client = {
  ask: <E extends Endpoint>(
    endpoint: E,
    sent: Sent<E>,
    options?: Options,
  ) => Promise<Outcome<ReplyOf<E>>>;
  /** Repeats a call under one key while its outcome is unknown, like the web app. */
  askUntilKnown: <E extends Endpoint>(
    endpoint: E,
    sent: Sent<E>,
    options?: Options,
  ) => Promise<Outcome<ReplyOf<E>>>;
  load: (path: string, refusals?: readonly number[]) => Promise<Outcome<ArrayBuffer>>;
  as: (token: string) => Client;
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, string>; body?: object };

const PATIENCE_MS = 20_000;
const RETRY_MS = 500;
const ATTEMPTS = 20;
const NOT_FOUND = 404;
const OUR_FAULT = 500;

type ClientOptions = {
  tally: Tally;
  token?: string | null;
  /** True if all servers have this call; others are skipped like a 404. */
  isKnown?: (endpoint: Endpoint) => boolean;
};

/** Calls the servers in turn. */
export function createClient(servers: readonly string[], options: ClientOptions): Client {
  const { tally, token = null, isKnown = () => true } = options;
  const fetchCounted = async (
    name: string,
    path: string,
    request: RequestInit,
    refusals: readonly number[] = [],
  ): Promise<Outcome<ArrayBuffer>> => {
    const began = performance.now();
    const outcome = await outcomeOf(
      `${servers[tally.calls % servers.length]}${path}`,
      request,
      tally,
    );
    tally.calls += 1;
    if (outcome.is === 'done' && request.method !== 'GET') tally.acknowledged += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    if (outcome.is === 'refused' && !refusals.includes(outcome.status)) {
      countOne(tally.unexpected, `${outcome.status} ${name}`);
    }
    return outcome;
  };
  const client: Client = {
    ask: async (endpoint, sent, { refusals, ...rest } = {}) => {
      if (!isKnown(endpoint)) return { is: 'refused', status: NOT_FOUND };
      const { method, path } = endpoint;
      const outcome = await fetchCounted(
        `${method} ${path}`,
        addressOf(path, sent as Parts),
        requestOf(endpoint, sent as Parts, token, rest),
        refusals,
      );
      if (outcome.is !== 'done') return outcome;
      return { is: 'done', reply: JSON.parse(new TextDecoder().decode(outcome.reply)) as never };
    },
    askUntilKnown: async (endpoint, sent, asked) => {
      const key = randomUUID();
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await client.ask(endpoint, sent, { key, ...asked });
        if (outcome.is !== 'unknown' || attempt === ATTEMPTS) return outcome;
        await pause(RETRY_MS);
      }
    },
    load: (path, refusals) => fetchCounted('GET a page or file', path, { method: 'GET' }, refusals),
    as: (other) => createClient(servers, { ...options, token: other }),
  };
  return client;
}

async function outcomeOf(
  url: string,
  request: RequestInit,
  tally: Tally,
): Promise<Outcome<ArrayBuffer>> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
    const reply = await answer.arrayBuffer();
    if (answer.ok) return { is: 'done', reply };
    if (answer.status < OUR_FAULT) return { is: 'refused', status: answer.status };
    countOne(tally.failures, String(answer.status));
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    countOne(tally.failures, cause?.code ?? name);
  }
  return { is: 'unknown' };
}

function requestOf(
  { method, idempotent }: Endpoint,
  { body }: Parts,
  token: string | null,
  { key, version, files }: Omit<Options, 'refusals'>,
): RequestInit {
  const isJson = files === undefined && body !== undefined;
  return {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotent && { 'idempotency-key': key ?? randomUUID() }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(files && { body: files }),
  };
}

function addressOf(path: string, { params, query }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}
