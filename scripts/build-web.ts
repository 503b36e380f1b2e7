import { buildIfChanged } from './build-if-changed.ts';

/** Builds the web app into web/dist, unless what is there was built from the same sources. */
export function buildWebIfChanged(): void {
  buildIfChanged({
    workspace: 'web',
    called: 'the web app',
    sources: [
      'package-lock.json',
      '{domain,contract,figure}/src/**/*.ts',
      'web/*.*',
      'web/{src,public}/**/*',
    ],
  });
}
