import type { Endpoint } from '@limber/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseInput } from './invalid-input.ts';
import { networkOf } from './network.ts';

/** Who calls. */
type Caller = { userId: number; tokenHash: string };

/** What every call brings, whatever its body. */
export type Call<Params, Query> = {
  /** The signed-in person. A public call has none, and asking for it there is a bug. */
  readonly caller: Caller;
  params: Params;
  query: Query;
  /** The network that the caller comes from; only trusted proxies are believed about it. */
  network: string;
  /** The `Idempotency-Key` header: the same key never has its effect twice. */
  idempotencyKey: string | null;
};

/** Serves one endpoint of the contract: parse, run, answer in the shape of the reply. */
export type Serve = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (
    call: Call<z.output<Params>, z.output<Query>> & { body: z.output<Body> },
  ) => Promise<z.input<Reply>> | z.input<Reply>,
) => void;

const headers = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

export type Gate = {
  /** Finds out who calls. Throws the 401 when nobody is signed in. */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
};

export function serveOn(app: FastifyInstance, gate: Gate): Serve {
  return (endpoint, handle) => {
    app.route({
      ...routeOf(endpoint),
      handler: async (request, response) => {
        const call = await beginCall(endpoint, gate, request, response);
        return handle(Object.assign(call, { body: parseInput(endpoint.body, request.body) }));
      },
    });
  };
}

/** Method, address and reply of an endpoint, as Fastify wants them. */
export function routeOf({ method, path, status, reply }: Endpoint) {
  const response = { [status]: z.toJSONSchema(reply, { target: 'draft-7' }) };
  return { method, url: path, schema: { response } };
}

/** Finds out who calls and reads all but the body. Throws the 401 and the 400. */
export async function beginCall<Params extends z.ZodType, Query extends z.ZodType>(
  endpoint: Pick<
    Endpoint<Params, Query>,
    'method' | 'path' | 'access' | 'status' | 'params' | 'query'
  >,
  { authenticate }: Gate,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Call<z.output<Params>, z.output<Query>>> {
  const { method, path, access, status, params, query } = endpoint;
  const caller = access === 'signed-in' ? await authenticate(request) : null;
  response.status(status).header('cache-control', 'no-store');
  return {
    get caller() {
      if (!caller) throw new Error(`${method} ${path} is public: it has no caller`);
      return caller;
    },
    params: parseInput(params, request.params),
    query: parseInput(query, request.query),
    network: networkOf(request.ip),
    idempotencyKey: parseInput(headers, request.headers)['idempotency-key'] ?? null,
  };
}
