import type { User } from '@limber/contract/auth';
import type { Endpoint } from '@limber/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { WithoutDeadline } from './deadline.ts';
import { readForms } from './form.ts';
import { parseInput } from './invalid-input.ts';
import { hashOfInput, type IdempotentCall } from './idempotent-call.ts';
import { networkOf } from './network.ts';
import { type ReceiveForm, receiveForm } from './receive-form.ts';
import { Refused, signedOut } from './refused.ts';
import { createSharedAnswers, SharedAnswer } from './shared-answers.ts';

type Call<Params, Query> = {
  /** Throws on public endpoints, where it is a bug. */
  readonly userId: number;
  /** The user at the time of the call; throws like `userId`. */
  readonly user: User;
  /** Hash of the session's token; throws like `userId`. */
  readonly tokenHash: string;
  readonly params: Params;
  readonly query: Query;
  /** The caller's network; X-Forwarded-For counts from trusted proxies only. */
  readonly network: string;
  /** Empty when not sent. */
  readonly userAgent: string;
  /** Set for idempotent endpoints with an `Idempotency-Key`. */
  idempotency: IdempotentCall | null;
  /** The version in `If-Match`; null for any. */
  readonly seenVersion: number | null;
  readonly log: FastifyBaseLogger;
  readonly withoutDeadline: WithoutDeadline;
  /** Makes a GET call of the API as the same caller: authenticated, counted and logged like any other. */
  readonly callInternally: (address: string) => Promise<{ status: number; text: string }>;
};

/** The parsed body, or for calls with files the function that reads the form. */
type Input<Body, Files> = Files extends string ? { receive: ReceiveForm<Body> } : { body: Body };

type ServeEndpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Files extends string | null,
>(
  endpoint: Endpoint<Params, Query, Body, Reply, Files>,
  handle: (
    call: Call<z.output<Params>, z.output<Query>> & Input<z.output<Body>, Files>,
  ) => Promise<Answer<z.input<Reply>>> | Answer<z.input<Reply>>,
) => void;

type Answer<Reply> = Reply | SharedAnswer<Reply>;

export type Serve = ServeEndpoint & {
  /** Adds plain Fastify routes in their own scope, for what is not in the contract. */
  raw: (addRoutes: (app: FastifyInstance) => void | Promise<void>) => void;
};

type Hook = (request: FastifyRequest) => Promise<void>;

/** Hooks by access; for signed-in users the first one authenticates. */
type Hooks = Readonly<Record<Endpoint['access'], Hook[]>>;

/** Whether the account was deleted or closed during the call. */
type IsClosed = (userId: number) => Promise<boolean>;

/** Each endpoint runs after the hooks of its access. */
export function createServe(app: FastifyInstance, hooks: Hooks, isClosed: IsClosed): Serve {
  const serve: ServeEndpoint = (endpoint, handle) => {
    const { method, path, access, status, reply, files, versioned } = endpoint;
    const schema: FastifySchema = { response: { [status]: reply } };
    const sendShared = createSharedAnswers();
    const addRoute = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path,
        schema,
        preHandler: hooks[access],
        handler: async (request, response) => {
          response.status(status).header('cache-control', 'no-store');
          const call = Object.assign(
            new ReceivedCall(endpoint, request),
            readInput(endpoint, request),
          );
          call.idempotency = readIdempotentCall(endpoint, request, call);
          const answer = await answerOf(() => handle(call), request, isClosed);
          if (response.sent) {
            request.log.warn('done after its deadline: a call that is repeated finds it');
            return undefined;
          }
          if (answer instanceof SharedAnswer) return sendShared(request, response, answer);
          if (versioned) response.header('etag', etagOf(answer));
          return answer;
        },
      });
    if (files === null) addRoute(app);
    else {
      raw(async (scope) => {
        await readForms(scope);
        addRoute(scope);
      });
    }
  };
  const raw: Serve['raw'] = (addRoutes) => {
    void app.register(async (scope) => addRoutes(scope));
  };
  return Object.assign(serve, { raw });
}

/** Any error becomes the 401 when the account was deleted or closed during the call. */
async function answerOf<Answer>(
  handle: () => Promise<Answer> | Answer,
  { session }: FastifyRequest,
  isClosed: IsClosed,
): Promise<Answer> {
  try {
    return await handle();
  } catch (error) {
    if (session === null || error instanceof Refused) throw error;
    const isOver = await isClosed(session.user.id).catch(() => false);
    throw isOver ? signedOut() : error;
  }
}

const headers = z.object({
  'idempotency-key': z.string().min(1).max(200).optional(),
  'if-match': z
    .string()
    .regex(/^(\*|"\d{1,9}")$/, 'must be the ETag of an earlier answer')
    .transform((etag) => (etag === '*' ? undefined : Number(etag.slice(1, -1))))
    .optional(),
});

/** Most calls have neither header. */
function readHeaders({ headers: sent }: FastifyRequest): Partial<z.output<typeof headers>> {
  const hasNone = sent['idempotency-key'] === undefined && sent['if-match'] === undefined;
  return hasNone ? {} : parseInput(headers, sent);
}

const versionedReply = z.object({ version: z.int() });
const etagOf = (reply: unknown) => `"${versionedReply.parse(reply).version}"`;

/** Headers that identify the caller. */
const OF_CALLER = new Set(['authorization', 'user-agent', 'x-forwarded-for']);

/**
 * Everything of a call except its body. Rarely used properties are getters on the class: closures
 * made for each call would keep it in memory long after its answer.
 */
class ReceivedCall<Params extends z.ZodType, Query extends z.ZodType> implements Call<
  z.output<Params>,
  z.output<Query>
> {
  readonly #endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly #request: FastifyRequest;
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  idempotency: IdempotentCall | null = null;
  readonly seenVersion: number | null;

  /** Throws the 400. */
  constructor(
    endpoint: Pick<Endpoint<Params, Query>, 'method' | 'path' | 'params' | 'query'>,
    request: FastifyRequest,
  ) {
    this.#endpoint = endpoint;
    this.#request = request;
    this.params = parseInput(endpoint.params, request.params);
    this.query = parseInput(endpoint.query, request.query);
    this.seenVersion = readHeaders(request)['if-match'] ?? null;
  }

  get userId(): number {
    return this.#session().user.id;
  }

  get user(): User {
    return this.#session().user;
  }

  get tokenHash(): string {
    return this.#session().tokenHash;
  }

  get network(): string {
    return networkOf(this.#request);
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get log(): FastifyBaseLogger {
    return this.#request.log;
  }

  get withoutDeadline(): WithoutDeadline {
    return this.#request.withoutDeadline;
  }

  async callInternally(address: string): Promise<{ status: number; text: string }> {
    const { server, headers: sent, socket } = this.#request;
    const { statusCode, payload } = await server.inject({
      method: 'GET',
      url: address,
      headers: Object.fromEntries(Object.entries(sent).filter(([name]) => OF_CALLER.has(name))),
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    });
    return { status: statusCode, text: payload };
  }

  #session() {
    const { method, path } = this.#endpoint;
    const { session } = this.#request;
    if (session === null) throw new Error(`${method} ${path} is public: it has no user`);
    return session;
  }
}

function readIdempotentCall(
  { method, path, idempotent }: Pick<Endpoint, 'method' | 'path' | 'idempotent'>,
  request: FastifyRequest,
  input: { params: unknown; body?: unknown },
): IdempotentCall | null {
  if (!idempotent || request.session === null) return null;
  const key = readHeaders(request)['idempotency-key'];
  if (key === undefined) return null;
  const inputHash = hashOfInput(input.params, input.body);
  return { userId: request.session.user.id, endpoint: `${method} ${path}`, key, inputHash };
}

function readInput<Body extends z.ZodType, Files extends string | null>(
  { body, files }: Pick<Endpoint<z.ZodType, z.ZodType, Body, z.ZodType, Files>, 'body' | 'files'>,
  request: FastifyRequest,
): Input<z.output<Body>, Files> {
  const input =
    files === null
      ? { body: parseInput(body, request.body) }
      : { receive: receiveForm(request, files, body) };
  return input as Input<z.output<Body>, Files>;
}
