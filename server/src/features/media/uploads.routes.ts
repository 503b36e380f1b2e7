import type { Deps } from '#deps.ts';
import { FOR_EVER } from '#http/cache-control.ts';
import { notFound } from '#http/refused.ts';
import { sendStored } from '#http/send-stored.ts';
import type { Serve } from '#http/serve.ts';
import { type Folder, parseFile } from './media-keys.ts';

type Asked = {
  Params: { file: string };
  Querystring: { until?: unknown; signature?: unknown };
};

type Signed = { key: string; until: string; signature: string };

const TYPES = { webp: 'image/webp', mp4: 'video/mp4' };

/** What came from a person may be looked at and no more: it runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; sandbox";

/**
 * Images and videos that people uploaded, at addresses that carry a hash of their content. Those of private
 * ones are signed besides, and told to their owner only.
 */
export function uploadRoutes(
  serve: Serve,
  { storage, addresses }: Pick<Deps, 'storage' | 'addresses'>,
): void {
  const serveFolder = (folder: Folder, cacheControl: (asked: Signed) => string | null) =>
    serve.raw((app) => {
      app.get<Asked>(`/media/${folder}/:file`, async (request, reply) => {
        const { file } = request.params;
        const { until, signature } = request.query;
        const key = `${folder}/${file}`;
        const parsed = parseFile(file);
        const caching = cacheControl({ key, until: String(until), signature: String(signature) });
        if (parsed === null || caching === null) throw notFound();
        const stored = await storage.find(key);
        if (stored === null) throw notFound();
        reply.headers({ 'cache-control': caching, 'content-security-policy': SANDBOX });
        return sendStored(request, reply.type(TYPES[parsed.kind]), stored);
      });
    });
  serveFolder('everyone', () => FOR_EVER);
  serveFolder('private', ({ key, ...signed }) => {
    const seconds = addresses.secondsLeft(key, signed);
    return seconds === null ? null : `private, max-age=${seconds}, immutable`;
  });
}
