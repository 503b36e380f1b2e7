import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Budget } from './at-once.ts';
import { Refused } from './refused.ts';

/** Bytes of a field that is no file. */
const LONGEST_FIELD = 1000;
const MOST_FIELDS = 10;
/** What separates and describes the parts. */
const ENVELOPE_BYTES = 100_000;
/** Somebody who still sends is heard of more often. */
const LONGEST_SILENCE_MS = 20_000;

/** What a form may hold, and where room for its files is taken from. */
export type FormLimits = {
  files: number;
  fileBytes: number;
  tooManyFiles: string;
  memory: Budget;
};

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
  // Anything else comes as far as `readForm`, which says what is wanted.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * Reads a form, one file after the other: the next is taken from the connection once `take` is done with
 * the one before, so that no more than one is held. Throws the 415 for what is no form, the 413 for more
 * than may be sent, the 400 for what cannot be read, and the 503 while others take all the room. A
 * connection that falls silent or never ends is cut.
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
  watchArrival(request.raw, mostBytes);
  try {
    for await (const part of partsOf(request, limits)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== field) part.file.resume();
      else taken.push(await takeFile(part, limits.memory, take));
    }
  } finally {
    // What is refused early is still being sent: only who has sent it all reads the answer.
    request.raw.resume();
  }
  return { fields, taken };
}

async function takeFile<Taken>(
  part: MultipartFile,
  memory: Budget,
  take: (file: SentFile) => Promise<Taken>,
): Promise<Taken> {
  const file = await receive(part, memory);
  return take(file).finally(() => memory.giveBack(file.bytes.length));
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

async function receive({ file, filename }: MultipartFile, memory: Budget): Promise<SentFile> {
  const chunks: Buffer[] = [];
  let held = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      memory.take(chunk.length);
      held += chunk.length;
      chunks.push(chunk);
    }
  } catch (error) {
    memory.giveBack(held);
    if (error instanceof Refused) throw error;
    throw new Refused(400, 'malformed', 'The form could not be read');
  }
  // Some files come without a name, whatever the type says.
  const name = (filename as string | undefined) ?? '';
  return { name, bytes: Buffer.concat(chunks), tooLarge: file.truncated };
}

/**
 * Cuts the connection when nothing has come for a while, although something was waited for, and when more
 * comes than any form holds: a form whose length was not announced has no other end.
 */
function watchArrival(connection: FastifyRequest['raw'], mostBytes: number): void {
  let arrived = 0;
  const silence = setTimeout(() => {
    // Nothing is read while a file is dealt with: that silence is ours.
    if (connection.isPaused()) silence.refresh();
    else connection.destroy();
  }, LONGEST_SILENCE_MS).unref();
  connection.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    silence.refresh();
    if (arrived > mostBytes) connection.destroy();
  });
  connection.once('close', () => clearTimeout(silence));
}
