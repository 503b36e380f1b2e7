import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this server is about to end: whoever hands out calls should choose another. */
    ending: { began: boolean };
  }
}

/** How long kept connections may still bring a call that was on its way when the server stopped listening. */
const LATE_CALLS_MS = 500;
const IDLE_CHECK_MS = 100;

/** From the beginning of its end every answer of the server asks to close the connection. */
export function announceEnding(app: FastifyInstance): void {
  const ending = { began: false };
  app.decorate('ending', ending);
  app.addHook('onSend', async (_request, reply) => {
    if (ending.began) reply.header('connection', 'close');
  });
}

/**
 * Ends the server so that no call is lost: says that it ends, goes on for `delayMs` until balancers have heard,
 * stops listening, answers what is under way or comes on a kept connection, and closes connections. Cuts those
 * that are left `drainMs` after it stopped listening.
 */
export async function endServer(
  app: FastifyInstance,
  { delayMs, drainMs }: { delayMs: number; drainMs: number },
): Promise<void> {
  app.ending.began = true;
  await pause(delayMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  // Not the `close` of an HTTP server, which closes kept connections at once, under a call that is on its way.
  Server.prototype.close.call(app.server);
  const until = performance.now() + LATE_CALLS_MS;
  while (performance.now() < until && (await countConnections(app)) > 0) await pause(20);
  // A connection whose call has just been answered would otherwise be kept open for the next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

async function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count));
  });
}
