import path from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

/** What starts the server that is built. */
export const BUILT_SERVER = path.resolve(import.meta.dirname, '../server/dist/start.js');

/** Builds the server into server/dist, unless what is there was built from the same sources. */
export function buildServerIfChanged(): void {
  buildIfChanged({
    workspace: 'server',
    called: 'the server',
    sources: [
      'package-lock.json',
      'server/build.ts',
      '{domain,contract,figure,library,server}/src/**/*.{ts,json}',
    ],
  });
}
