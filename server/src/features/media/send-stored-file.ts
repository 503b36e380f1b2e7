import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { StoredFile } from '#adapters/storage/media-storage.ts';

const NO_SUCH_RANGE = 416;
const PARTIAL = 206;
/**
 * A client that reads nothing for this long is disconnected; a paused player asks for the rest
 * later.
 */
const MAX_PAUSE_MS = 60_000;

/** Sends a file or one range: players seek in videos. */
export async function sendStoredFile(
  { method, headers: { range = '' } }: FastifyRequest,
  reply: FastifyReply,
  stored: StoredFile,
  maxPauseMs = MAX_PAUSE_MS,
): Promise<FastifyReply> {
  const { size } = stored;
  reply.header('accept-ranges', 'bytes');
  if (method === 'HEAD') {
    // Ranges are for GET alone (RFC 9110, 14.2). Without a body Fastify would set the length to 0.
    return reply.header('content-length', size).send(Readable.from([]));
  }
  const asked = parseRange(size, withinFile(range, size), { combine: true });
  if (asked === -1) {
    return reply
      .status(NO_SUCH_RANGE)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  // Multiple ranges and other units may be ignored: the whole file is sent.
  const isOne = asked !== -2 && asked.type === 'bytes' && asked.length === 1;
  const part = isOne ? asked[0] : undefined;
  const content = await stored.open(part);
  reply.raw.setTimeout(maxPauseMs, () => reply.raw.destroy());
  if (part === undefined) return reply.header('content-length', size).send(content);
  const { start, end } = part;
  return reply
    .status(PARTIAL)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(content);
}

/** The last n bytes of a shorter file are all of it (RFC 9110, 14.1.2), which the parser does not know. */
const withinFile = (range: string, size: number): string =>
  range.replaceAll(/(?<=[=,]\s*-)\d+/g, (last) => String(Math.min(Number(last), size)));
