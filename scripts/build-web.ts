import { buildIfChanged } from './build-if-changed.ts';

export function buildWebIfChanged(): void {
  buildIfChanged({
    workspace: 'web',
    called: 'the web app',
    sources: [
      'package-lock.json',
      '{domain,contract,figure}/src/**/*.ts',
      'web/*.*',
      'web/{document,public,src}/**/*',
    ],
  });
}
