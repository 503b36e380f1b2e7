import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '#config/env.ts';
import { exitOnError } from '#exit-on-error.ts';

/** The beginning of the message about an unavailable port. */
export const problemOfPort = (port: number): string =>
  `Limber cannot listen on port ${port}; choose another one (PORT=${port + 1} npm start): `;

/**
 * A port for several processes; a free one for 0. Ends this process when the port is taken, which processes that share
 * a port would not notice.
 */
export async function findPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const probe = createServer();
  await exitOnError(
    async () => {
      probe.listen({ host, port, exclusive: true });
      await once(probe, 'listening');
    },
    { problem: problemOfPort(port) },
  );
  const found = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return found;
}
