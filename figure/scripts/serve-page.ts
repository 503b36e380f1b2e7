import { createServer } from 'node:http';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const PAGES = path.resolve(import.meta.dirname, '../pages');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
/** A content security policy as strict as the product's own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

export type ServedPage = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

type Serving = { readonly port?: number; readonly files?: ReadonlyMap<string, string> };

/** Builds a page in memory and serves it on 127.0.0.1; `port` 0 takes any free one. */
export async function servePage(
  name: string,
  { port = 0, files: others = new Map() }: Serving = {},
): Promise<ServedPage> {
  const built = (await build({
    root: PAGES,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: path.join(PAGES, `${name}.html`) },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map<string, string | Uint8Array>([
    ...others,
    ...built.output.map((file): [string, string | Uint8Array] => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  ]);
  const server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const file = wanted === '' ? `${name}.html` : wanted;
    const content = files.get(file);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
