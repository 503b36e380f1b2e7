import path from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

/** The built server's entry. */
export const BUILT_SERVER = path.resolve(import.meta.dirname, '../server/dist/start.js');

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
