import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { FOR_EVER } from '#http/cache-control.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { sendStoredFile } from '#features/media/send-stored-file.ts';
import { refuseWhenBusy } from '#features/media/busy.ts';

type DrawingRequest = { Params: { id: string; name: string; hash: string } };

/**
 * Pictures and videos of the library. Their addresses carry a hash of the content and may be kept for
 * ever; a thumbnail of an older release is answered with today's.
 */
export function drawingRoutes(serve: Serve, { drawings }: Pick<Deps, 'drawings'>): void {
  serve.raw((app) => {
    app.get<DrawingRequest>('/media/exercises/:id/:name.:hash.svg', async (request, reply) => {
      const { id, name, hash } = request.params;
      const stored = await drawings.picture(id, name, hash);
      if (stored === null) throw notFound();
      reply.header('cache-control', stored.current ? FOR_EVER : 'no-cache');
      return sendSvg(request, reply, stored.svgz);
    });

    app.get<DrawingRequest>('/media/exercises/:id/motion.:hash.json', async (request, reply) => {
      const { id, hash } = request.params;
      const motion = await drawings.motion(id, hash);
      if (motion === null) throw notFound();
      return reply.header('cache-control', FOR_EVER).send(motion);
    });

    app.get<DrawingRequest>('/media/exercises/:id/video.:hash.mp4', async (request, reply) => {
      const { id, hash } = request.params;
      const video = await drawings.video(id, hash).catch(refuseWhenBusy);
      if (video === null) throw notFound();
      return sendStoredFile(
        request,
        reply.type('video/mp4').header('cache-control', FOR_EVER),
        video,
      );
    });
  });
}

/** Sends the gzipped drawing as it is stored, unpacked only to clients that do not take gzip. */
function sendSvg({ headers }: FastifyRequest, reply: FastifyReply, svgz: Buffer): FastifyReply {
  reply.type('image/svg+xml').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(svgz));
  return reply.header('content-encoding', 'gzip').send(svgz);
}
