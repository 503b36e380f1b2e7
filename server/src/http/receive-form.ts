import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FormLimits, readForm, type SentFile } from './form.ts';
import { parseInput } from './invalid-input.ts';

/** Reads the form of a call; hands each file to `handleFile`, one after the other. */
export type ReceiveForm<Body> = <Result>(
  limits: FormLimits,
  handleFile: (file: SentFile) => Promise<Result>,
) => Promise<{ body: Body; results: Result[] }>;

/** What reads a form whose files stand under `field`, and whose other fields are the body. Throws the 400. */
export function receiveForm<Body extends z.ZodType>(
  request: FastifyRequest,
  field: string,
  body: Body,
): ReceiveForm<z.output<Body>> {
  return async (limits, handleFile) => {
    const { fields, results } = await readForm(request, field, limits, handleFile);
    return { body: parseInput(body, fields), results };
  };
}
