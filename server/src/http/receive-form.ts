import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FormLimits, readForm, type SentFile } from './form.ts';
import { parseInput } from './invalid-input.ts';

/** Reads the form of a call; hands each file to `take`, one after the other. */
export type ReceiveForm<Body> = <Taken>(
  limits: FormLimits,
  take: (file: SentFile) => Promise<Taken>,
) => Promise<{ body: Body; taken: Taken[] }>;

/** What reads a form whose files stand under `field`, and whose other fields are the body. Throws the 400. */
export function receiveForm<Body extends z.ZodType>(
  request: FastifyRequest,
  field: string,
  body: Body,
): ReceiveForm<z.output<Body>> {
  return async (limits, take) => {
    const { fields, taken } = await readForm(request, field, limits, take);
    return { body: parseInput(body, fields), taken };
  };
}
