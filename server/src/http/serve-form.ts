import type { Endpoint } from '@limber/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FormLimits, readForm, readForms, type SentFile } from './form.ts';
import { parseInput } from './invalid-input.ts';
import { beginCall, type Call, type Gate, routeOf } from './serve.ts';

/** Reads the form of a call; hands each file to `take`, one after the other. */
type Receive<Body> = <Taken>(
  limits: FormLimits,
  take: (file: SentFile) => Promise<Taken>,
) => Promise<{ body: Body; taken: Taken[] }>;

/** Serves one endpoint of the contract that takes files: as `Serve` does, but the handler asks for the body. */
export type ServeForm = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (
    call: Call<z.output<Params>, z.output<Query>> & { receive: Receive<z.output<Body>> },
  ) => Promise<z.input<Reply>>,
) => void;

export function serveFormOn(app: FastifyInstance, gate: Gate): ServeForm {
  return (endpoint, handle) => {
    void app.register(async (scope) => {
      await readForms(scope);
      scope.route({
        ...routeOf(endpoint),
        handler: async (request, response) => {
          const call = await beginCall(endpoint, gate, request, response);
          return handle(Object.assign(call, { receive: receiveFrom(request, endpoint) }));
        },
      });
    });
  };
}

function receiveFrom<Body extends z.ZodType>(
  request: FastifyRequest,
  { files, body, path }: Pick<Endpoint<z.ZodType, z.ZodType, Body>, 'files' | 'body' | 'path'>,
): Receive<z.output<Body>> {
  return async (limits, take) => {
    if (files === null) throw new Error(`${path} takes no files`);
    const { fields, taken } = await readForm(request, files, limits, take);
    return { body: parseInput(body, fields), taken };
  };
}
