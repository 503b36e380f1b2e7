import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyVideos } from '../../adapters/video/video-maker.ts';
import type { Deps } from '../../deps.ts';
import { notFound, Refused } from '../../http/refused.ts';

const FOR_EVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
const RETRY_SECONDS = 5;

type Asked = { Params: { id: string; name: string; hash: string } };

/**
 * Pictures and videos of the exercises. Their addresses carry a hash of the content and may be kept for
 * ever; a thumbnail of an older release is answered with today's.
 */
export async function mediaRoutes(app: FastifyInstance, { drawings }: Deps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: path.parse(process.cwd()).root, serve: false });
    scope.get<Asked>('/media/exercises/:id/:name.:hash.svg', async (request, reply) => {
      const { id, name, hash } = request.params;
      const stored = await drawings.picture(id, name, hash);
      if (stored === null) throw notFound();
      reply.header('cache-control', stored.current ? FOR_EVER : 'no-cache');
      return sendSvg(request, reply, stored.svgz);
    });
    scope.get<Asked>('/media/exercises/:id/video.:hash.mp4', async (request, reply) => {
      const { id, hash } = request.params;
      const file = await drawings.video(id, hash).catch(refuseWhenBusy);
      if (file === null) throw notFound();
      reply.header('cache-control', FOR_EVER);
      return reply.sendFile(path.basename(file), path.dirname(file), { cacheControl: false });
    });
  });
}

/** As it is stored to all who can unpack it, which browsers do. */
function sendSvg({ headers }: FastifyRequest, reply: FastifyReply, svgz: Buffer): FastifyReply {
  reply.type('image/svg+xml').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(svgz));
  return reply.header('content-encoding', 'gzip').send(svgz);
}

function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof TooManyVideos)) throw error;
  throw new Refused(503, 'busy', 'Many videos are being made. Please try again in a moment.', {
    retryAfter: RETRY_SECONDS,
  });
}
