import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** Maximum size of a field that is not a file. */
const MAX_FIELD_BYTES = 1000;
const MAX_FIELDS = 10;
/** Allowance for the boundaries and headers of the parts. */
const ENVELOPE_BYTES = 100_000;
/** A connection that is silent for longer is closed. */
const MAX_SILENCE_MS = 20_000;

/** Temporary storage for files of forms. */
export type SentFiles = {
  /** Throws the 503 when no space is left, and errors of the stream. */
  readonly write: (bytes: AsyncIterable<Buffer>) => Promise<WrittenFile>;
  /** Removes files that are a day old, left by a server that never restarted. */
  readonly removeLeft: () => Promise<void>;
};

type WrittenFile = {
  readonly file: string;
  /** SHA-256. */
  readonly hash: string;
  readonly remove: () => Promise<void>;
};

/** Limits of a form. */
export type FormLimits = {
  files: number;
  fileBytes: number;
  /** The message of the 413. */
  tooManyFiles: string;
  sent: SentFiles;
};

/** An untrusted name and content; the file exists until it is handled. */
export type SentFile = {
  readonly name: string;
  /** The path; truncated beyond `fileBytes`. */
  readonly file: string;
  readonly hash: string;
  readonly tooLarge: boolean;
};

/** Only the routes of this scope accept forms. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  // `readForm` refuses other content types with its own message.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * Reads files one by one: the next is read once `handleFile` is done, so that only one is on the disk. Throws the 415
 * for another content type, the 413 for too much, the 400 for malformed content, and the 503 when other uploads use all
 * the space. Closes a connection that stalls or never ends.
 */
export async function readForm<Result>(
  request: FastifyRequest,
  field: string,
  limits: FormLimits,
  handleFile: (file: SentFile) => Promise<Result>,
): Promise<{ fields: Record<string, unknown>; results: Result[] }> {
  if (!request.isMultipart()) {
    throw new Refused(415, 'not-a-form', 'Please send a form (multipart/form-data)');
  }
  const maxBytes = limits.files * limits.fileBytes + ENVELOPE_BYTES;
  if (Number(request.headers['content-length']) > maxBytes) throw tooMany(limits);

  const fields: Record<string, unknown> = {};
  const results: Result[] = [];
  watchArrival(request.raw, maxBytes);
  try {
    for await (const part of partsOf(request, limits)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== field) part.file.resume();
      else results.push(await receiveAndHandle(part, limits.sent, handleFile));
    }
  } finally {
    // Browsers read the answer only after sending everything, also after an early refusal.
    request.raw.resume();
  }
  return { fields, results };
}

async function receiveAndHandle<Result>(
  { file, filename }: MultipartFile,
  sent: SentFiles,
  handleFile: (file: SentFile) => Promise<Result>,
): Promise<Result> {
  const { remove, ...written } = await sent.write(bytesOf(file));
  // Contrary to its type, the name may be missing.
  const name = (filename as string | undefined) ?? '';
  try {
    return await handleFile({ name, ...written, tooLarge: file.truncated });
  } finally {
    await remove();
  }
}

/** Throws the 400 when the form breaks off. */
async function* bytesOf(file: MultipartFile['file']): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer;
  } catch {
    throw new Refused(400, 'malformed', 'The form could not be read');
  }
}

const tooMany = ({ tooManyFiles }: FormLimits) => new Refused(413, 'too-many', tooManyFiles);

/** Turns the parser's errors into our refusals. */
async function* partsOf(
  request: FastifyRequest,
  limits: FormLimits,
): AsyncGenerator<MultipartFile | MultipartValue> {
  const parts = request.parts({
    limits: {
      files: limits.files,
      fileSize: limits.fileBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: limits.files + MAX_FIELDS,
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

/**
 * Closes a connection that is silent while the server reads, or that exceeds the limits of any form: nothing else ends
 * a form without announced length.
 */
function watchArrival(connection: FastifyRequest['raw'], maxBytes: number): void {
  let arrived = 0;
  const silence = setTimeout(() => {
    // While `handleFile` works, reading is paused by the server.
    if (connection.isPaused()) silence.refresh();
    else connection.destroy();
  }, MAX_SILENCE_MS).unref();
  connection.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    silence.refresh();
    if (arrived > maxBytes) connection.destroy();
  });
  connection.once('close', () => clearTimeout(silence));
}
