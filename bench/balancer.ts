import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CHECK_MS = 200;

/** Forwards calls to ready servers. Never retries a call. */
export type Balancer = { url: string; use: (servers: readonly string[]) => void; end: () => void };

type Server = { url: string; isReady: boolean };

/** Starts without servers. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let servers: Server[] = [];
  let turn = 0;
  const check = async () => {
    await Promise.all(
      servers.map(async (server) => {
        const answer = await fetch(`${server.url}/readyz`).catch(() => null);
        await answer?.arrayBuffer();
        server.isReady = answer?.ok ?? false;
      }),
    );
  };
  const checking = setInterval(() => void check(), CHECK_MS);
  const choose = (): Server | undefined => {
    const ready = servers.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  };
  const server = createServer((call, answer) => {
    const chosen = choose();
    if (chosen) passOn(chosen.url, agent, call, answer);
    else answer.writeHead(502).end('No server is ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (urls) => {
      servers = urls.map(
        (url) => servers.find((known) => known.url === url) ?? { url, isReady: false },
      );
    },
    end: () => {
      clearInterval(checking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function passOn(url: string, agent: Agent, call: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = call;
  const onwards = request(`${url}${call.url}`, { method, headers, agent }, (theirs) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = theirs.headers;
    answer.writeHead(theirs.statusCode ?? 502, rest);
    theirs.pipe(answer);
  });
  onwards.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  call.pipe(onwards);
}
