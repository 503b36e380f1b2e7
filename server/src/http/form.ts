import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** The largest field that is not a file. */
const MAX_FIELD_BYTES = 1000;
const MAX_FIELDS = 10;
/** For the boundaries and headers of the parts. */
const ENVELOPE_BYTES = 100_000;
/** A connection that sends nothing for this long is closed. */
const MAX_SILENCE_MS = 20_000;

/** Where the files of forms are while they are handled. */
export type SentFiles = {
  /** Writes a file as its bytes come. Throws the 503 when there is no room, and what is wrong with the bytes. */
  readonly write: (bytes: AsyncIterable<Buffer>) => Promise<WrittenFile>;
  /** Removes what a server left behind a day ago or longer that was never started again. */
  readonly removeLeft: () => Promise<void>;
};

type WrittenFile = {
  readonly file: string;
  /** SHA-256. */
  readonly hash: string;
  readonly remove: () => Promise<void>;
};

/** What a form may hold, and where its files go. */
export type FormLimits = {
  files: number;
  fileBytes: number;
  /** The sentence of the 413. */
  tooManyFiles: string;
  sent: SentFiles;
};

/** A file as it was sent: neither its name nor its bytes can be trusted. It is there until it is handled. */
export type SentFile = {
  readonly name: string;
  /** Where its bytes are; truncated when there are more than `fileBytes`. */
  readonly file: string;
  readonly hash: string;
  readonly tooLarge: boolean;
};

/** Lets the routes of this scope alone take forms. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  // Other content types get as far as `readForm`, which refuses them with its own sentence.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * Reads a form, one file after the other: the next is read from the connection once `handleFile` is done with
 * the one before, so that only one is on the disk. Throws the 415 when the body is not a form, the 413 when it
 * is too large, the 400 when it cannot be read, and the 503 when other uploads use all the room. Closes a
 * connection that stalls or never ends.
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
    // A browser reads the answer only once it has sent everything, also when the form is refused early.
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
  // The declared type is wrong: the name may be missing.
  const name = (filename as string | undefined) ?? '';
  try {
    return await handleFile({ name, ...written, tooLarge: file.truncated });
  } finally {
    await remove();
  }
}

/** The bytes of a file as they come. Throws the 400 when the form breaks off. */
async function* bytesOf(file: MultipartFile['file']): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer;
  } catch {
    throw new Refused(400, 'malformed', 'The form could not be read');
  }
}

const tooMany = ({ tooManyFiles }: FormLimits) => new Refused(413, 'too-many', tooManyFiles);

/** The parts of the form. Throws our refusals for the errors of the parser. */
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
 * Closes the connection when nothing has come for a while although the server was reading, and when more
 * comes than any form holds: nothing else ends a form whose length was not announced.
 */
function watchArrival(connection: FastifyRequest['raw'], maxBytes: number): void {
  let arrived = 0;
  const silence = setTimeout(() => {
    // Paused while `handleFile` works on a file: the silence is the server's own.
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
