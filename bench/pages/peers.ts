/**
 * Baselines for our pages: one without script and one with React alone. Under /protected both have
 * our security headers, one of which costs a new browser process.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { securityHeaders } from '../../server/src/http/security.ts';

export type Peers = {
  bare: string;
  react: string;
  protectedBare: string;
  protectedReact: string;
  end: () => void;
};

const PROTECTED = '/protected';
const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="To compare with"><title>To compare with</title>';
const BARE = `${HEAD}</head><body><h1>Nothing but this</h1></body></html>`;
const REACT = `${HEAD}<script type="module" src="/react.js"></script></head><body><div id="root"></div></body></html>`;

/** Compressed like the product's files. */
export async function startPeers(): Promise<Peers> {
  const answers = new Map([
    ['/bare', answer('text/html', BARE)],
    ['/react', answer('text/html', REACT)],
    ['/react.js', answer('text/javascript', await bundle())],
  ]);
  const headers = securityHeaders(null);
  const server = createServer(({ url = '' }, response) => {
    const { type, body } = answers.get(url.replace(PROTECTED, '')) ?? answer('text/plain', '');
    const protection = url.startsWith(PROTECTED) ? headers : {};
    response
      .writeHead(200, { ...protection, 'content-type': type, 'content-encoding': 'gzip' })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = `http://127.0.0.1:${port}`;
  return {
    bare: `${at}/bare`,
    react: `${at}/react`,
    protectedBare: `${at}${PROTECTED}/bare`,
    protectedReact: `${at}${PROTECTED}/react`,
    end: () => server.close(),
  };
}

const answer = (type: string, text: string) => ({ type, body: gzipSync(text) });

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'react-alone.ts' } },
  });
  const [result] = [built].flat();
  const [chunk] = result !== undefined && 'output' in result ? result.output : [];
  if (chunk === undefined) throw new Error('React was not bundled.');
  return chunk.code;
}
