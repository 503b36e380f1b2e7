import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** Bytes of a field that is no file. */
const LONGEST_FIELD = 1000;
const MOST_FIELDS = 10;
/** What separates and describes the parts. */
const ENVELOPE_BYTES = 100_000;

/** What a form may hold. */
export type FormLimits = { files: number; fileBytes: number; tooManyFiles: string };

/** A file as it was sent. Nothing of it can be trusted, its name least of all. */
export type SentFile = {
  readonly name: string;
  /** Cut off where it is larger than a file may be. */
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
};

/** Lets the routes of a scope take forms: no others take them. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form, one file after the other: the next is taken from the connection once `take` is done with
 * the one before, so that no more than one is held. Throws the 415 for what is no form, the 413 for more
 * than may be sent, and the 400 for what cannot be read.
 */
export async function readForm<Taken>(
  request: FastifyRequest,
  field: string,
  limits: FormLimits,
  take: (file: SentFile) => Promise<Taken>,
): Promise<{ fields: Record<string, unknown>; taken: Taken[] }> {
  if (!request.isMultipart()) {
    throw new Refused(415, 'not-a-form', 'Please send a form (multipart/form-data)');
  }
  const mostBytes = limits.files * limits.fileBytes + ENVELOPE_BYTES;
  if (Number(request.headers['content-length']) > mostBytes) throw tooMany(limits);

  const fields: Record<string, unknown> = {};
  const taken: Taken[] = [];
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === field) taken.push(await take(await receive(part)));
    else part.file.resume();
  }
  return { fields, taken };
}

const tooMany = ({ tooManyFiles }: FormLimits) => new Refused(413, 'too-many', tooManyFiles);

/** The parts of the form. What the parser says no to, it says in our words. */
async function* partsOf(
  request: FastifyRequest,
  limits: FormLimits,
): AsyncGenerator<MultipartFile | MultipartValue> {
  const parts = request.parts({
    limits: {
      files: limits.files,
      fileSize: limits.fileBytes,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
      parts: limits.files + MOST_FIELDS,
    },
  });
  while (true) {
    const next = await parts.next().catch((error: unknown) => {
      throw refusalOf(error, limits);
    });
    if (next.done) return;
    yield next.value;
  }
}

function refusalOf(error: unknown, limits: FormLimits): Refused {
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooMany(limits);
  return new Refused(400, 'malformed', 'The form could not be read');
}

async function receive({ file, filename }: MultipartFile): Promise<SentFile> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of file) chunks.push(chunk as Buffer);
  } catch {
    throw new Refused(400, 'malformed', 'The form could not be read');
  }
  return { name: filename, bytes: Buffer.concat(chunks), tooLarge: file.truncated };
}
