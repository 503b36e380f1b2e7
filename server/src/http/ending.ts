import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to end: then load balancers should choose another one. */
    ending: { began: boolean };
  }
}

/** Time for calls that were on their way when the server stopped listening. */
const LATE_CALLS_MS = 500;
const IDLE_CHECK_MS = 100;

/** From the beginning of the end every answer closes its connection. */
export function announceEnding(app: FastifyInstance): void {
  const ending = { began: false };
  app.decorate('ending', ending);
  app.addHook('onSend', async (_request, reply) => {
    if (ending.began) reply.header('connection', 'close');
  });
}

/**
 * Ends the server without losing calls: announces the end, serves for `delayMs` until balancers notice, stops
 * listening, answers the remaining calls, then closes. Remaining connections are cut after `drainMs`.
 */
export async function endServer(
  app: FastifyInstance,
  { delayMs, drainMs }: { delayMs: number; drainMs: number },
): Promise<void> {
  app.ending.began = true;
  await pause(delayMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  // `close` of an HTTP server would close kept connections at once, with calls on their way.
  Server.prototype.close.call(app.server);
  const until = performance.now() + LATE_CALLS_MS;
  while (performance.now() < until && (await countConnections(app)) > 0) await pause(20);
  // A connection would otherwise be kept open after its answer.
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
