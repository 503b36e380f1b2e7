import { finished } from 'node:stream';
import { startDownload } from '@limber/contract/account-data';
import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { findInstallation } from '#db/installation.queries.ts';
import type { Deps } from '#deps.ts';
import { isOpenAccount } from '#features/auth/users.queries.ts';
import { notFound, Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Serve } from '#http/serve.ts';
import { downloadAddress, type SignedDownload, userOfAddress } from './download-address.ts';
import { writeZip } from './write-zip.ts';

/** A client that reads nothing for this long is disconnected. */
const MAX_PAUSE_MS = 60_000;

/** "Download everything": all of a user's data as one ZIP. */
export function downloadRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps;
  const tryAcquire = (userId: number) => deps.limits.tryAcquire(`download of ${userId}`, 1);

  serve(startDownload, async (call) => {
    const { userId } = call;
    const release = await tryAcquire(userId);
    if (release === null) throw oneAtATime();
    release();
    const { mediaKey } = await findInstallation(db);
    securityEvent(call, 'data-downloaded', { userId });
    return { url: downloadAddress(mediaKey, userId, now()) };
  });

  serve.raw((app) => {
    // Requests are logged with their address, which lets others download while it is valid.
    const options = { logLevel: 'warn', exposeHeadRoute: false } as const;
    app.get<{ Querystring: { [Name in keyof SignedDownload]?: unknown } }>(
      startDownload.path,
      options,
      async ({ query }, reply) => {
        const { mediaKey } = await findInstallation(db);
        const userId = userOfAddress(mediaKey, readAddress(query), now());
        if (userId === null || !(await isOpenAccount(db, userId))) throw notFound();
        const release = await tryAcquire(userId);
        if (release === null) throw oneAtATime();
        const gone = new AbortController();
        // `finished` also notices a client that left before; a 'close' event would not come.
        finished(reply.raw, () => {
          release();
          gone.abort();
        });
        reply.raw.setTimeout(MAX_PAUSE_MS, () => reply.raw.destroy());
        const day = now().toISOString().slice(0, 10);
        reply.headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="limber-${day}.zip"`,
        });
        return reply.type('application/zip').send(writeZip(deps, userId, gone.signal));
      },
    );
  });
}

const readAddress = (query: { [Name in keyof SignedDownload]?: unknown }): SignedDownload => ({
  user: String(query.user),
  until: String(query.until),
  signature: String(query.signature),
});

const oneAtATime = () =>
  new Refused(429, 'busy', ACCOUNT_DATA_SENTENCES.downloadUnderWay, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
