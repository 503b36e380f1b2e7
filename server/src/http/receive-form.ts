import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FormLimits, readForm, type SentFile } from './form.ts';
import { hashOfInput } from './idempotent-call.ts';
import { parseInput } from './invalid-input.ts';

/** Reads a form and handles its files one by one. Also returns a hash of the whole input. */
export type ReceiveForm<Body> = <Result>(
  limits: FormLimits,
  handleFile: (file: SentFile) => Promise<Result>,
) => Promise<{ body: Body; results: Result[]; inputHash: string }>;

/** Files are in `field`; all other fields are the body. Throws the 400. */
export function receiveForm<Body extends z.ZodType>(
  request: FastifyRequest,
  field: string,
  body: Body,
): ReceiveForm<z.output<Body>> {
  return async (limits, handleFile) => {
    const sent: string[] = [];
    const { fields, results } = await request.withoutDeadline(() =>
      readForm(request, field, limits, (file) => {
        sent.push(file.name, file.hash);
        return handleFile(file);
      }),
    );
    const parsed = parseInput(body, fields);
    return { body: parsed, results, inputHash: hashOfInput(parsed, sent) };
  };
}
