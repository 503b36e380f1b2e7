/**
 * Builds the server into few files, which Node reads sooner than its 900 modules. That is what runs as a product;
 * tests and commands run the same from the sources.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const SOURCES = path.join(import.meta.dirname, 'src');
const DIST = path.join(import.meta.dirname, 'dist');

/** Stay in node_modules: they read files that lie beside their own. */
const LEFT_OUT = [/^sharp$/, /^h264-mp4-encoder$/, /^piscina$/, /^@fastify\/swagger/];

/** How sources name a module that a thread or a process begins with. */
const BEGUN_APART = /new URL\('([^']+)\.ts', import\.meta\.url\)/g;

const server = await rolldown({
  input: path.join(SOURCES, 'start.ts'),
  platform: 'node',
  external: LEFT_OUT,
  plugins: [keepPlaces()],
});
rmSync(DIST, { recursive: true, force: true });
await server.write({ dir: DIST, sourcemap: true, sourcemapExcludeSources: true });
await server.close();

/** Keeps true what sources say about places: all that is built lies in one folder, and the rest where it was. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, file) {
      if (file.includes('node_modules') || !code.includes('import.meta')) return null;
      const folder = path.dirname(file);
      const fromBuild = JSON.stringify(`/${path.relative(DIST, folder)}`);
      const placed = code
        .replaceAll(BEGUN_APART, (_, name: string) => {
          const id = path.resolve(folder, `${name}.ts`);
          const fileName = nameInBuild(id);
          this.emitFile({ type: 'chunk', id, fileName });
          return `new URL('${fileName}', import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${fromBuild})`);
      // No line has moved.
      return { code: placed, map: null };
    },
  };
}

/** `src/commands/backup.ts` is `commands-backup.js`. */
function nameInBuild(file: string): string {
  return path.relative(SOURCES, file).replaceAll(path.sep, '-').replace(/\.ts$/, '.js');
}
