/**
 * A server that says nothing and has nothing to do, in a process of its own: what it loses beside something else is what
 * the machine takes from anybody. Sends its address to the process that has started it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_, response) => response.end());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
});
