import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '#config/env.ts';
import { exitOnError } from '#exit-on-error.ts';

/** What a sentence about a port that cannot be had begins with. */
export const problemOfPort = (port: number): string =>
  `Limber cannot listen on port ${port}; choose another one (PORT=${port + 1} npm start): `;

/**
 * The port that several processes may share; a free one where 0 is asked for. Ends this process when somebody else
 * listens there: those that share a port would not notice.
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
