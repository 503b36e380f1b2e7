import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Params, parseForm } from './form.ts';
import type { Idempotency } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { type Reply, type Request, respond } from './respond.ts';
import { SCHEMA_VERSION } from './schema.ts';
import type { Store } from './store.ts';
import type { Trouble, Troubles } from './trouble.ts';

/** What one simulated account is made of. */
export type Simulation = {
  readonly secretKey: string;
  readonly store: Store;
  readonly idempotency: Idempotency;
  readonly troubles: Troubles;
  readonly calls: string[];
};
type Incoming = Request & { key: string | undefined };
type Headers = Record<string, string>;

type Answer = Reply & { headers?: Headers };

const FAULT: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
};
const RATE_LIMIT: Reply = {
  status: 429,
  body: {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  },
};

/** Asking the same again would bring the same. */
const FINAL = { 'stripe-should-retry': 'false' };

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

async function read(request: IncomingMessage): Promise<Incoming> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe');
  const method = request.method ?? '';
  const body = await text(request);
  const params: Params = parseForm(method === 'POST' ? body : String(searchParams));
  return { method, path: pathname, params, key: header(request, 'idempotency-key') };
}

function assertAllowed(request: IncomingMessage, secretKey: string): void {
  if (header(request, 'authorization') !== `Bearer ${secretKey}`) {
    throw new Refusal(401, 'Invalid API Key provided: sk_****');
  }
  const version = header(request, 'stripe-version');
  if (version !== SCHEMA_VERSION) throw new Refusal(400, `Invalid Stripe API version: ${version}`);
  const type = header(request, 'content-type');
  if (request.method === 'POST' && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(400, `Invalid content type: ${type}`);
  }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Does what is asked, or does not, as the trouble has it. Answers null when there is nothing to say. */
async function meet(
  { store, idempotency }: Simulation,
  { key, ...request }: Incoming,
  trouble: Trouble | null,
): Promise<Answer | null> {
  if (trouble?.kind === 'fault') return FAULT;
  if (trouble?.kind === 'rate limit') return RATE_LIMIT;
  const isCut = trouble?.kind === 'silence' || trouble?.kind === 'broken connection';
  if (isCut && !trouble.done) return null;
  const known = idempotency.begin(key, structuredClone(request));
  if (known) return { ...known, headers: { 'idempotent-replayed': 'true', ...FINAL } };
  if (trouble?.kind === 'delay') await wait(trouble.milliseconds);
  const isDone = trouble === null || trouble.kind === 'delay' || trouble.done;
  const done = isDone ? respond(store, request) : FAULT;
  const reply = trouble?.kind === 'remembered fault' ? FAULT : done;
  idempotency.end(key, reply);
  if (isCut) return null;
  return reply === FAULT ? { ...FAULT, headers: FINAL } : reply;
}

/** Answers one request as Stripe would, or as the planned trouble has it. */
export async function serve(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const incoming = await read(request);
    assertAllowed(request, simulation.secretKey);
    const call = `${incoming.method} ${incoming.path}`;
    simulation.calls.push(call);
    const trouble = simulation.troubles.take(call);
    const reply = await meet(simulation, incoming, trouble);
    if (reply) send(response, reply);
    else if (trouble?.kind === 'broken connection') request.socket.destroy();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(response, { status: error.status, body: error.body });
  }
}
