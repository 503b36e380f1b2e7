import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { minifyGlsl } from '../figure/src/live/minify-glsl.ts';

const FOLDER = path.resolve(import.meta.dirname, '../figure/src/live/shaders');
/** What a module hands out once all that it is made of is put together. */
type Written = Readonly<Record<string, string | number>>;

/**
 * Minifiers leave template literals alone, and what is put into them would be sent along. So every module of
 * shaders that hands out nothing but text and numbers is written out as what it hands out, minified.
 */
export const shaderText: Plugin = {
  name: 'shader-text',
  apply: 'build',
  enforce: 'pre',
  async buildStart() {
    const modules = await Promise.all(
      globSync('*.ts', { cwd: FOLDER }).map(async (file) => {
        const id = path.join(FOLDER, file);
        return [id, (await import(pathToFileURL(id).href)) as Record<string, unknown>] as const;
      }),
    );
    const written = modules.filter((entry): entry is [string, Written] =>
      Object.values(entry[1]).every((value) => ['string', 'number'].includes(typeof value)),
    );
    const texts = written.flatMap(([, all]) => Object.values(all).filter(isText));
    const short = minifyGlsl(texts);
    const shortOf = new Map(texts.map((text, i) => [text, short[i]]));
    for (const [id, all] of written) {
      const lines = Object.entries(all).map(
        ([name, value]) =>
          `export const ${name} = ${JSON.stringify(isText(value) ? shortOf.get(value) : value)};`,
      );
      codeOf.set(id, lines.join('\n'));
    }
  },
  load: (id) => codeOf.get(id),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.code.includes(SHADER_BEGINS)) {
        file.code = withShortUniforms(file.code);
      }
    }
  },
};

/**
 * Uniforms whose names are of two words get short ones, in the shaders and where they are set: those that the
 * rest of the code names only as keys of what it sets.
 */
function withShortUniforms(code: string): string {
  const shaders = [...code.matchAll(/`#version[^`]*`/g)].map(([text]) => text);
  const rest = shaders.reduce((left, text) => left.replace(text, ''), code);
  const names = shaders.flatMap((text) =>
    [...text.matchAll(/uniform \w+ ([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace(/\[.*/, '')),
    ),
  );
  const isKeyOnly = (name: string) => {
    const named = [...rest.matchAll(new RegExp(`([^\\w$])${name}([^\\w$])`, 'g'))];
    return named.every(([, before = '', after]) => '{,'.includes(before) && after === ':');
  };
  const long = [...new Set(names)].filter((name) => /[a-z][A-Z]/.test(name) && isKeyOnly(name));
  const short = new Map(long.map((name, i) => [name, `U${i}`]));
  if (/(?<![\w$])U\d/.test(code)) throw new Error('A name is taken that uniforms would get');
  return code.replaceAll(/(?<![\w$.])[a-z]\w+(?![\w$])/gi, (name) => short.get(name) ?? name);
}

/** How each shader begins, once it is in a chunk. */
const SHADER_BEGINS = '`#version';
const codeOf = new Map<string, string>();

function isText(value: string | number): value is string {
  return typeof value === 'string';
}
