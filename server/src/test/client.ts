import { register as registerEndpoint, type User } from '@limber/contract/auth';
import type { Endpoint, ReplyOf, Sent } from '@limber/contract/endpoint';
import { refusal, type RefusalBody } from '@limber/contract/refusal';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newUser } from './new-user.ts';

type AnyEndpoint = Endpoint;
type Options = { idempotencyKey?: string; address?: string };

/** A client of the API; checks every answer against the contract. A 500 is thrown, with its cause. */
export type TestClient = {
  token: string | null;
  /** Makes a call and returns the reply. Fails when the server refuses. */
  ask: <E extends AnyEndpoint>(
    endpoint: E,
    sent?: Sent<E>,
    options?: Options,
  ) => Promise<ReplyOf<E>>;
  /**
   * Makes a call, whose input may be invalid, and returns the refusal. Fails when the server does
   * not refuse.
   */
  refusedBy: (
    endpoint: AnyEndpoint,
    sent?: Parts,
    options?: Options,
  ) => Promise<Omit<RefusalBody, 'requestId'> & { status: number; retryAfter: string | undefined }>;
};

/** Errors of test servers by response: a 500 says nothing of its cause. */
const faults = new WeakMap<object, Error>();

/** Keeps the server's errors, so that its clients can name the cause of a 500. */
export function keepFaults(app: FastifyInstance): void {
  app.addHook('onError', async (_request, { raw }, error) => void faults.set(raw, error));
}

type Parts = { params?: unknown; query?: unknown; body?: object | string };

export function clientWith(app: FastifyInstance, token: string | null): TestClient {
  const send = async (endpoint: AnyEndpoint, sent: Parts, { idempotencyKey, address }: Options) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, sent),
      ...(sent.body !== undefined && { payload: sent.body }),
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    });
    if (answer.statusCode !== 500) return answer;
    throw new Error(`${endpoint.method} ${endpoint.path} answered 500`, {
      cause: faults.get(answer.raw.res),
    });
  };
  return {
    token,
    ask: async (endpoint, sent, options = {}) => {
      const answer = await send(endpoint, (sent ?? {}) as Parts, options);
      expect(`${answer.statusCode} ${answer.statusCode < 400 ? '' : answer.body}`).toBe(
        `${endpoint.status} `,
      );
      const reply: unknown = answer.json();
      // The reply contains nothing that the contract does not name.
      expect(endpoint.reply.parse(reply)).toEqual(reply);
      return reply as never;
    },
    refusedBy: async (endpoint, sent = {}, options = {}) => {
      const answer = await send(endpoint, sent, options);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      const retryAfter = answer.headers['retry-after'];
      const { requestId, ...said } = refusal.strict().parse(answer.json());
      expect(requestId).toBe(answer.headers['x-request-id']);
      return {
        ...said,
        status: answer.statusCode,
        retryAfter: retryAfter?.toString(),
      };
    },
  };
}

export type TestUser = TestClient & { user: User };

/** Opens an account under this username, with an invitation where one is given, and signs in. */
export async function registerUser(
  app: FastifyInstance,
  username = 'ada',
  invitation?: string,
): Promise<TestUser> {
  const { token, user } = await clientWith(app, null).ask(registerEndpoint, {
    body: { ...newUser(username), ...(invitation !== undefined && { invitation }) },
  });
  return { ...clientWith(app, token), user };
}

/** The path of a call with its parameters filled in. */
function addressOf({ path }: AnyEndpoint, { params, query }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
