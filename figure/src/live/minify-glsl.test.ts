import { expect, test } from 'vitest';
import { minifyGlsl } from './minify-glsl.ts';
import { INK } from './shaders/ink.ts';
import { PAINT } from './shaders/paint.ts';
import { COARSE, MARCH } from './shaders/rays.ts';
import { SMOOTH } from './shaders/smooth.ts';
import { FULL_VERTEX, TILE_VERTEX } from './shaders/vertices.ts';

const ALL = [TILE_VERTEX, FULL_VERTEX, COARSE, MARCH, INK, SMOOTH, PAINT];
const TOKEN = /#.*|[\w.]+|\S/g;
const uniforms = (text: string) =>
  [...text.matchAll(/uniform \w+ ([^;]+);/g)].flatMap(([, names = '']) => names.split(','));

test('spaces and comments are left out, and what is declared gets a short name', () => {
  const [short] = minifyGlsl([
    'float twice(vec3 place, float factor) {\n  // Both of them.\n  vec3 moved = place * factor, z = moved;\n  return moved.x + z.xy.y + 0.50;\n}',
  ]);
  expect(short).toMatch(
    /^float \w\w?\(vec3 \w,float \w\)\{vec3 \w=\w\*\w,\w=\w;return \w\.x\+\w\.xy\.y\+\.50;\}$/,
  );
});

test('two variables of one function never get the same name, nor that of anything around them', () => {
  for (const text of minifyGlsl(ALL)) {
    const outside = new Set(uniforms(text).map((name) => name.replace(/\[.*/, '')));
    for (const [, parameters = '', body = ''] of text.matchAll(/\(([^()]*)\)\{([^{}]*)/g)) {
      const declared = [...`${parameters},`.matchAll(/ (\w+),/g)].map(([, name]) => name ?? '');
      expect(new Set(declared).size).toBe(declared.length);
      for (const [, name = ''] of body.matchAll(/(?:float|vec[234]|int) (\w+)[=;,]/g)) {
        expect(outside.has(name)).toBe(false);
      }
    }
  }
});

test('the card is told the same: only names change, the same for the same, and uniforms keep theirs', () => {
  for (const [i, short] of minifyGlsl(ALL).entries()) {
    const text = ALL[i] ?? '';
    expect(short.length).toBeLessThan(text.length);
    expect(uniforms(short)).toEqual(uniforms(text));
    const before = text.replaceAll(/(?<![\d.])0\.(?=\d)/g, '.').match(TOKEN) ?? [];
    const after = short.match(TOKEN) ?? [];
    expect(after).toHaveLength(before.length);
    const changed = before.flatMap((token, k) => (token === after[k] ? [] : [token]));
    expect(changed.filter((token) => !/^\.?[a-zA-Z_]\w*(?:\.\w+)*$/.test(token))).toEqual([]);
    expect(changed).not.toContain('texelFetch');
    expect(changed).not.toContain('inout');
    expect(changed).not.toContain('main');
  }
});

test('shaders share the names of what they share, so that like code stays alike', () => {
  const [coarse = '', march = ''] = minifyGlsl([COARSE, MARCH]);
  const start = coarse.slice(0, coarse.indexOf('out uvec4'));
  expect(start.length).toBeGreaterThan(1000);
  expect(march.startsWith(start)).toBe(true);
});
