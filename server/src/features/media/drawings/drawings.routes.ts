import { gunzipSync } from 'node:zlib';
import { FILM_THEMES } from '@limber/library/films/film-themes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { FOR_EVER } from '#http/cache-control.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { sendStoredFile } from '#features/media/send-stored-file.ts';
import { refuseWhenBusy } from '#features/media/busy.ts';

type DrawingRequest = { Params: { id: string; name: string; hash: string } };

/**
 * Addresses contain a hash of the content, so they may be cached for ever; a thumbnail of an older release is answered
 * with today's.
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

    for (const theme of FILM_THEMES) {
      const path = `/media/exercises/:id/video-${theme}.:hash.mp4`;
      app.get<DrawingRequest>(path, async (request, reply) => {
        const { id, hash } = request.params;
        const video = await drawings.video(id, theme, hash).catch(refuseWhenBusy);
        if (video === null) throw notFound();
        reply.type('video/mp4').header('cache-control', FOR_EVER);
        return sendStoredFile(request, reply, video);
      });
    }
  });
}

/** Stored gzipped, and unpacked only for clients without gzip. */
function sendSvg({ headers }: FastifyRequest, reply: FastifyReply, svgz: Buffer): FastifyReply {
  reply.type('image/svg+xml; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(svgz));
  return reply.header('content-encoding', 'gzip').send(svgz);
}
