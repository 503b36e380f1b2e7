import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { StoredFile } from '../adapters/storage/media-storage.ts';

const NO_SUCH_RANGE = 416;
const PARTIAL = 206;

/** Sends a file, or the part of it that is asked for: players jump about in videos. */
export async function sendStored(
  { headers: { range } }: FastifyRequest,
  reply: FastifyReply,
  stored: StoredFile,
): Promise<FastifyReply> {
  const { size } = stored;
  reply.header('accept-ranges', 'bytes');
  const asked = parseRange(size, range ?? '', { combine: true });
  if (asked === -1) {
    return reply.status(NO_SUCH_RANGE).header('content-range', `bytes */${size}`).send();
  }
  // Several parts at once nobody asks for, and what is no range of bytes is to be overlooked.
  const isOne = asked !== -2 && asked.type === 'bytes' && asked.length === 1;
  const part = isOne ? asked[0] : undefined;
  if (part === undefined) return reply.header('content-length', size).send(await stored.open());
  const { start, end } = part;
  return reply
    .status(PARTIAL)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(await stored.open({ start, end }));
}
