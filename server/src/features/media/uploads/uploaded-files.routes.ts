import type { Deps } from '#deps.ts';
import { FOR_EVER } from '#http/cache-control.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { sendStoredFile } from '#features/media/send-stored-file.ts';
import { type Folder, parseFile } from '#features/media/media-keys.ts';

type FileRequest = {
  Params: { file: string };
  Querystring: { until?: unknown; signature?: unknown };
};

type SignedAddress = { key: string; until: string; signature: string };

const TYPES = { webp: 'image/webp', mp4: 'video/mp4' };

/** Uploaded files cannot run or load anything, whatever type a browser assumes. */
const SANDBOX = "default-src 'none'; sandbox";

/** Addresses contain a hash of the content. Private ones are also signed, and only their owner gets them. */
export function uploadedFileRoutes(
  serve: Serve,
  { storage, addresses }: Pick<Deps, 'storage' | 'addresses'>,
): void {
  const serveFolder = (folder: Folder, cacheControl: (signed: SignedAddress) => string | null) =>
    serve.raw((app) => {
      app.get<FileRequest>(`/media/${folder}/:file`, async (request, reply) => {
        const { file } = request.params;
        const { until, signature } = request.query;
        const key = `${folder}/${file}`;
        const parsed = parseFile(file);
        const caching = cacheControl({ key, until: String(until), signature: String(signature) });
        if (parsed === null || caching === null) throw notFound();
        const stored = await storage.find(key);
        if (stored === null) throw notFound();
        reply.headers({
          'cache-control': caching,
          'content-security-policy': SANDBOX,
          'content-disposition': `inline; filename="${file}"`,
        });
        return sendStoredFile(request, reply.type(TYPES[parsed.kind]), stored);
      });
    });
  serveFolder('everyone', () => FOR_EVER);
  serveFolder('private', ({ key, ...signed }) => {
    const seconds = addresses.secondsLeft(key, signed);
    return seconds === null ? null : `private, max-age=${seconds}, immutable`;
  });
}
