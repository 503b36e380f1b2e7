import { type Endpoint, nothing } from '@limber/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PASSWORD } from './new-user.ts';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import { formOf, photos } from './uploading.ts';
import { drawValid, type KnownValues } from './valid-input.ts';
import { AN_EXERCISE, paramsOf } from './own-things.ts';

/** The names of the fields of a call's body. */
export const fieldsOf = ({ body }: Endpoint): string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Values for fields that the contract alone does not determine, such as a user's password. */
export const KNOWN: KnownValues = {
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: 'hips and knees 7',
  confirmPassword: 'hips and knees 7',
  exerciseId: AN_EXERCISE,
  cardNumber: TEST_CARDS.succeeds,
  // Empty lists are valid, and contain nothing that belongs to somebody else.
  imageIds: [],
  routineIds: [],
};

/** A call as it is sent, without the token of its caller. */
export type Call = {
  method: Endpoint['method'];
  url: string;
  payload?: string | Buffer;
  headers: Record<string, string>;
};

/** A valid call, with the `known` values in its body; `id` is the id in its address. */
export async function goodCall(
  endpoint: Endpoint,
  id: string | number | null,
  known: KnownValues = {},
): Promise<Call> {
  const { method, query } = endpoint;
  const body = goodBody(endpoint, known);
  return {
    method,
    url: addressOf(
      endpoint,
      paramsOf(endpoint, id),
      query === nothing ? {} : drawValid(query, {})[0],
    ),
    ...(await encodeBody(endpoint, body)),
  };
}

/** A body that the contract takes; undefined for a call without one. */
export function goodBody({ body }: Endpoint, known: KnownValues = {}): object | undefined {
  return body === nothing ? undefined : (drawValid(body, { ...KNOWN, ...known })[0] as object);
}

/** A body as it is sent: JSON, or a form with a photo. */
export async function encodeBody(
  { files }: Pick<Endpoint, 'files'>,
  body: object | undefined,
): Promise<Pick<Call, 'payload' | 'headers'>> {
  if (body === undefined) return { headers: {} };
  if (files === null) {
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = formOf(await photos(1));
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

function addressOf({ path }: Endpoint, params: Record<string, unknown>, query: unknown): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Sends a call with this token. */
export const send = (app: FastifyInstance, { headers, ...call }: Call, token: string | null) =>
  app.inject({
    ...call,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
