import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore } from '#semaphore.ts';

/** Kept for each endpoint, those that were asked for last. */
const MAX_KEPT = 8;
/** While somebody waits for it; the best is a sixth smaller, and takes sixty times as long. */
const BROTLI_QUALITY = 6;
const { BROTLI_MAX_QUALITY } = constants;
const HASH_LETTERS = 22;

const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Ways to pack, the best first. */
const PACKING = {
  br: (text: Buffer) => brotli(text, BROTLI_QUALITY),
  gzip: (text: Buffer) => promisify(gzip)(text),
};
type Encoding = keyof typeof PACKING;
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** An answer that many get, and that is the same as long as `madeOf` is. */
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
 * Sends the shared answers of one endpoint: each is written once, and packed once in each way, brotli a second time and
 * better. Who has it already is told that it has not changed.
 */
export function createSharedAnswers() {
  const kept = new Map<string, Kept>();
  const find = (reply: FastifyReply, { madeOf, make }: SharedAnswer<unknown>): Kept => {
    const found = kept.get(madeOf) ?? write(reply, make());
    // The one asked for last stands last.
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

/** It takes a second or two of a thread, of which reading files and hashing have need too. */
const oneAtATime = createSemaphore(1);

/** Packs it once more, as well as can be, for all who come later. Where that fails they get what there is. */
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
  // Weak: it stands for all the ways in which the answer may be packed.
  return { etag: `W/"${hash}"`, text, packed: new Map() };
}

/** The same JSON in ASCII: a browser reads it faster, and keeps a byte instead of two for each letter. */
const inAscii = (json: string) =>
  json.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
