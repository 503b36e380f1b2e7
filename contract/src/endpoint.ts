import { z } from 'zod';

/** Stands where a call takes no params, query or body; whatever is sent there is ignored. */
export const nothing = z.unknown().transform(() => undefined);
export type Nothing = typeof nothing;

/** One call of the API, described once: the server serves it and the web app calls it from this value. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Files extends string | null = string | null,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters stand as `:name`. */
  path: `/api/${string}`;
  /** Who may call: anybody, or only somebody who is signed in. */
  access: 'public' | 'signed-in';
  /** What the call does, in one line of the API's documentation. */
  summary: string;
  /** The status of the answer when all goes well. */
  status: 200 | 201;
  /** The field under which files are sent, as multipart/form-data beside the body; null where JSON is. */
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
  files?: Files;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
};

/** Describes a call. Params, query and body that are left out are `nothing`; it takes no files; the status is 200. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Files extends string | null = null,
>(
  definition: Definition<Params, Query, Body, Reply, Files>,
): Endpoint<Params, Query, Body, Reply, Files> {
  const defaults = { status: 200, files: null, params: nothing, query: nothing, body: nothing };
  return { ...defaults, ...definition } as Endpoint<Params, Query, Body, Reply, Files>;
}

/** What a caller hands over: only the parts that the call takes; a query may be left out where all of it may. */
export type Sent<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> & Part<'query', Query, object> & Part<'body', Body>
    : never;

type Part<Name extends string, Schema extends z.ZodType, Empty = undefined> = Schema extends Nothing
  ? unknown
  : Empty extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> };
