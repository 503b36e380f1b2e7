/**
 * Builds the server into few files, which Node loads faster than its 900 modules. An installation
 * runs this build; tests and commands run the sources.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const SOURCES = path.join(import.meta.dirname, 'src');
const DIST = path.join(import.meta.dirname, 'dist');

/** Packages that stay in node_modules: they read files that lie beside their own. */
const LEFT_OUT = [/^sharp$/, /^h264-mp4-encoder$/, /^piscina$/, /^@fastify\/swagger/];

/** The URL by which a source names the module that a thread or a process starts with. */
const MODULE_URL = /new URL\('([^']+)\.ts', import\.meta\.url\)/g;

const server = await rolldown({
  input: path.join(SOURCES, 'start.ts'),
  platform: 'node',
  external: LEFT_OUT,
  plugins: [rewriteModulePaths()],
});
rmSync(DIST, { recursive: true, force: true });
await server.write({ dir: DIST, sourcemap: true, sourcemapExcludeSources: true });
await server.close();

/**
 * Rewrites `import.meta.dirname` and the URLs of modules for threads and processes: the build lies
 * in one folder, the files that the sources refer to stay where they are.
 */
function rewriteModulePaths(): Plugin {
  return {
    name: 'keep-places',
    transform(code, file) {
      if (file.includes('node_modules') || !code.includes('import.meta')) return null;
      const folder = path.dirname(file);
      const fromBuild = JSON.stringify(`/${path.relative(DIST, folder)}`);
      const rewritten = code
        .replaceAll(MODULE_URL, (_, name: string) => {
          const id = path.resolve(folder, `${name}.ts`);
          const fileName = nameInBuild(id);
          this.emitFile({ type: 'chunk', id, fileName });
          return `new URL('${fileName}', import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${fromBuild})`);
      // No source map is needed: the rewriting moves no line.
      return { code: rewritten, map: null };
    },
  };
}

/** The name of a source in the build: `src/commands/backup.ts` becomes `commands-backup.js`. */
function nameInBuild(file: string): string {
  return path.relative(SOURCES, file).replaceAll(path.sep, '-').replace(/\.ts$/, '.js');
}
