import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore } from '#semaphore.ts';

/** Most recently used answers of an endpoint. */
const MAX_KEPT = 8;
/** Used while a client waits; the best quality is a sixth smaller and takes sixty times as long. */
const BROTLI_QUALITY = 6;
const { BROTLI_MAX_QUALITY } = constants;
const HASH_LETTERS = 22;

const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const PACKING = {
  br: (text: Buffer) => brotli(text, BROTLI_QUALITY),
  gzip: (text: Buffer) => promisify(gzip)(text),
};
type Encoding = keyof typeof PACKING;
/** Encodings in the order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** An answer for many clients, unchanged as long as `madeOf` is. */
export class SharedAnswer<Reply> {
  readonly madeOf: string;
  readonly make: () => Reply;

  constructor(madeOf: string, make: () => Reply) {
    this.madeOf = madeOf;
    this.make = make;
  }
}

type Kept = {
  readonly etag: string;
  readonly text: Buffer;
  readonly packed: Map<Encoding, Promise<Buffer>>;
};

/**
 * Sends shared answers of one endpoint, serialized once and compressed once per encoding; brotli again later at best
 * quality. Clients with the current answer get a 304.
 */
export function createSharedAnswers() {
  const kept = new Map<string, Kept>();
  const find = (reply: FastifyReply, { madeOf, make }: SharedAnswer<unknown>): Kept => {
    const found = kept.get(madeOf) ?? write(reply, make());
    // Keeps the map in order of use.
    kept.delete(madeOf);
    kept.set(madeOf, found);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: SharedAnswer<unknown>,
  ): Promise<FastifyReply> => {
    const { etag, text, packed } = find(reply, answer);
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(text);
    const before = packed.get(encoding);
    const packing = before ?? PACKING[encoding](text);
    packed.set(encoding, packing);
    const bytes = await packing;
    if (before === undefined && encoding === 'br') {
      const isKept = () => kept.get(answer.madeOf)?.packed === packed;
      void oneAtATime.run(async () => {
        if (isKept()) await packWell(text, packed);
      });
    }
    return reply.header('content-encoding', encoding).send(bytes);
  };
}

/** Compression occupies a thread, needed for files and hashes, for a second or two. */
const oneAtATime = createSemaphore(1);

/** Compresses again at best quality for later clients; on failure the first version stays. */
async function packWell(text: Buffer, packed: Kept['packed']): Promise<void> {
  const well = await brotli(text, BROTLI_MAX_QUALITY).catch(() => null);
  if (well !== null) packed.set('br', Promise.resolve(well));
}

function write(reply: FastifyReply, answer: unknown): Kept {
  const written = String(
    reply.serializeInput(answer as Record<string, unknown>, String(reply.statusCode)),
  );
  const text = Buffer.from(inAscii(written));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LETTERS);
  // Weak, because it stands for every encoding.
  return { etag: `W/"${hash}"`, text, packed: new Map() };
}

/** ASCII JSON: browsers parse it faster, and store one byte per character instead of two. */
const inAscii = (json: string) =>
  json.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
