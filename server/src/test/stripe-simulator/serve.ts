import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Params, parseForm } from './form.ts';
import type { Idempotency } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { type Reply, type Request, respond } from './respond.ts';
import { SCHEMA_VERSION } from './schema.ts';
import type { Store } from './store.ts';
import type { Fault, Faults } from './faults.ts';

/** The parts of one simulated account. */
export type Simulation = {
  readonly secretKey: string;
  readonly store: Store;
  readonly idempotency: Idempotency;
  readonly faults: Faults;
  readonly calls: string[];
};
type Incoming = Request & { key: string | undefined };
type Headers = Record<string, string>;

type Answer = Reply & { headers?: Headers };

const SERVER_ERROR: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
};
const RATE_LIMIT: Reply = {
  status: 429,
  body: {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  },
};
const NO_PERMISSION: Reply = {
  status: 403,
  body: {
    error: {
      type: 'invalid_request_error',
      message: 'The provided key does not have the permission.',
    },
  },
};

/** Tells the SDK not to retry: the same key gets the same answer. */
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

/** Handles a request, with the fault that was planned for it. Null when no answer is to be sent. */
async function answerRequest(
  { store, idempotency }: Simulation,
  { key, ...request }: Incoming,
  fault: Fault | null,
): Promise<Answer | null> {
  if (fault?.kind === 'fault') return SERVER_ERROR;
  if (fault?.kind === 'rate limit') return RATE_LIMIT;
  if (fault?.kind === 'no permission') return NO_PERMISSION;
  const isCut = fault?.kind === 'silence' || fault?.kind === 'broken connection';
  if (isCut && !fault.done) return null;
  const known = idempotency.begin(key, structuredClone(request));
  if (known) return { ...known, headers: { 'idempotent-replayed': 'true', ...FINAL } };
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  const isDone = fault === null || fault.kind === 'delay' || fault.done;
  const done = isDone ? respond(store, request) : SERVER_ERROR;
  const reply = fault?.kind === 'remembered fault' ? SERVER_ERROR : done;
  idempotency.end(key, reply);
  if (isCut) return null;
  return reply === SERVER_ERROR ? { ...SERVER_ERROR, headers: FINAL } : reply;
}

/** Answers one request as Stripe would, or with the fault that was planned for it. */
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
    const fault = simulation.faults.next(call);
    const reply = await answerRequest(simulation, incoming, fault);
    if (reply) send(response, reply);
    else if (fault?.kind === 'broken connection') request.socket.destroy();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(response, { status: error.status, body: error.body });
  }
}
