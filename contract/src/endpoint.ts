import { z } from 'zod';

/** For params, query or body that a call does not take; anything sent there is ignored. */
export const nothing = z.unknown().transform(() => undefined);
export type Nothing = typeof nothing;

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Files extends string | null = string | null,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written as `:name`. */
  path: `/api/${string}`;
  /** A signed-in user who is no administrator gets a 404 from a call for administrators. */
  access: 'public' | 'signed-in' | 'administrator';
  summary: string;
  status: 200 | 201;
  /** True when the `Idempotency-Key` makes repeated calls act once; another body under one key is refused. */
  idempotent: boolean;
  /** Whether the reply has a `version`, which is also its ETag and may be sent as `If-Match`. */
  versioned: boolean;
  /** The form field for files, sent as multipart/form-data; null for JSON. */
  files: Files;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
};

type Definition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Files extends string | null,
> = Pick<Endpoint, 'method' | 'path' | 'access' | 'summary'> & {
  status?: Endpoint['status'];
  idempotent?: boolean;
  versioned?: boolean;
  files?: Files;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
};

/** Defaults: params, query and body are `nothing`; no files; status 200; no `Idempotency-Key`. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Files extends string | null = null,
>(
  definition: Definition<Params, Query, Body, Reply, Files>,
): Endpoint<Params, Query, Body, Reply, Files> {
  const defaults = {
    status: 200,
    idempotent: false,
    versioned: false,
    files: null,
    params: nothing,
    query: nothing,
    body: nothing,
  };
  return { ...defaults, ...definition } as Endpoint<Params, Query, Body, Reply, Files>;
}

/** The parts that a call takes. A query is optional when all its fields are. */
export type Sent<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> & Part<'query', Query, object> & Part<'body', Body>
    : never;

type Part<Name extends string, Schema extends z.ZodType, Empty = undefined> = Schema extends Nothing
  ? unknown
  : Empty extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> };

export type ReplyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;
