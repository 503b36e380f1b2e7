import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Limits of a connection, times in milliseconds. */
export type ConnectionLimits = {
  /** Longest time in which nothing is sent or received. */
  readonly silence: number;
  readonly headers: number;
  /** Longest time to receive a body that is not a form. */
  readonly body: number;
  /** Longest time to receive a whole call; forms with pictures take the longest. */
  readonly call: number;
  /** Number of pipelined calls that may wait. */
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

/** The limits that Node enforces. */
export function connectionOptions({ silence, headers, call }: ConnectionLimits) {
  return {
    connectionTimeout: silence,
    requestTimeout: call,
    http: { headersTimeout: headers, connectionsCheckingInterval: headers / CHECKS_A_LIMIT },
  };
}

/** The pipelined calls of a connection. */
type Line = { answering: boolean; waiting: (() => void)[] };

/**
 * Limits that Node lacks: calls of a connection are answered one by one, so that a client that does not read holds one
 * answer in memory, and a body that does not arrive is given up.
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

/** Forms have their own limit, which pauses while the server reads slowly. */
function limitArrival({ raw, headers }: FastifyRequest, limitMs: number): void {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!hasBody || raw.complete || headers['content-type']?.startsWith('multipart/')) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, limitMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
