import type { FastifyInstance } from 'fastify';

/**
 * Warns once about calls through an untrusted proxy, whose clients all count as one address. Anybody may send the
 * header, so it changes nothing.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', async ({ headers, ips, ip, log }) => {
    const isTrusted = ips !== undefined && ips.length > 1;
    if (said || isTrusted || headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn(
      `A call came with X-Forwarded-For from ${ip}, which TRUSTED_PROXIES does not name. If that is your proxy, set TRUSTED_PROXIES=${ip}: until then all people behind it count as one, and wait for each other's failed sign-ins.`,
    );
  });
}
