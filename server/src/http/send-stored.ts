import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

const NO_SUCH_RANGE = 416;
const PARTIAL = 206;
/** Whoever reads nothing for so long is gone, or holds the file open on purpose. A player asks for the rest. */
const LONGEST_PAUSE_MS = 60_000;

/** A file of so many bytes, and what opens a part of it, both ends included. */
type RangedFile = {
  readonly size: number;
  readonly open: (range?: { start: number; end: number }) => Promise<Readable>;
};

/** Sends a file, or the part of it that is asked for: players jump about in videos. */
export async function sendStored(
  { method, headers: { range = '' } }: FastifyRequest,
  reply: FastifyReply,
  stored: RangedFile,
  longestPauseMs = LONGEST_PAUSE_MS,
): Promise<FastifyReply> {
  const { size } = stored;
  reply.header('accept-ranges', 'bytes');
  if (method === 'HEAD') {
    // Ranges are for GET alone (RFC 9110, 14.2). Of an empty stream Fastify keeps our length, not of nothing.
    return reply.header('content-length', size).send(Readable.from([]));
  }
  const asked = parseRange(size, withinFile(range, size), { combine: true });
  if (asked === -1) {
    return reply
      .status(NO_SUCH_RANGE)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  // Several parts at once nobody asks for, and what is no range of bytes is to be overlooked.
  const isOne = asked !== -2 && asked.type === 'bytes' && asked.length === 1;
  const part = isOne ? asked[0] : undefined;
  const content = await stored.open(part);
  reply.raw.setTimeout(longestPauseMs, () => reply.raw.destroy());
  if (part === undefined) return reply.header('content-length', size).send(content);
  const { start, end } = part;
  return reply
    .status(PARTIAL)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(content);
}

/** The last bytes of a file are all of it when it has fewer (RFC 9110, 14.1.2); the parser finds none then. */
const withinFile = (range: string, size: number): string =>
  range.replaceAll(/(?<=[=,]\s*-)\d+/g, (last) => String(Math.min(Number(last), size)));
