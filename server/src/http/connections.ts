import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a connection may take, in milliseconds, and what it may ask for at once. */
export type ConnectionLimits = {
  /** Neither sending anything nor reading what it is sent. */
  readonly silence: number;
  readonly headers: number;
  /** Sending a body that is not a form; the largest is small. */
  readonly body: number;
  /** Sending a whole call, forms with pictures above all. */
  readonly call: number;
  /** Calls that wait for the answer to the one before. */
  readonly waitingCalls: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  silence: 30_000,
  headers: 20_000,
  body: 30_000,
  call: 300_000,
  waitingCalls: 100,
};

const CHECKS_A_LIMIT = 4;

/** The options of Fastify by which Node keeps the limits that it knows of. */
export function connectionOptions({ silence, headers, call }: ConnectionLimits) {
  return {
    connectionTimeout: silence,
    requestTimeout: call,
    http: { headersTimeout: headers, connectionsCheckingInterval: headers / CHECKS_A_LIMIT },
  };
}

/** The calls of a connection that wait for the answer to the one before. */
type Line = { answering: boolean; waiting: (() => void)[] };

/**
 * Keeps the rest: a connection is answered one call after the other, so that whoever asks without reading holds
 * one answer in memory and not many, and a body that does not arrive is not waited for.
 */
export function guardConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', async (request, reply) => {
    limitArrival(request, limits.body);
    const { socket } = request.raw;
    const line = lines.get(socket) ?? openLine(socket);
    lines.set(socket, line);
    if (line.answering) {
      if (line.waiting.length >= limits.waitingCalls) socket.destroy();
      await new Promise<void>((resolve) => line.waiting.push(resolve));
      if (socket.destroyed) return reply.hijack();
    }
    line.answering = true;
    reply.raw.once('close', () => {
      line.answering = false;
      line.waiting.shift()?.();
    });
    return undefined;
  });
}

function openLine(socket: Socket): Line {
  const line: Line = { answering: false, waiting: [] };
  socket.once('close', () => {
    for (const goOn of line.waiting.splice(0)) goOn();
  });
  return line;
}

/** Forms have a limit of their own, which knows when the server itself reads slowly. */
function limitArrival({ raw, headers }: FastifyRequest, limitMs: number): void {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!hasBody || raw.complete || headers['content-type']?.startsWith('multipart/')) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, limitMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
