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
    /^float \w\(vec3 \w,float \w\)\{vec3 \w=\w\*\w,\w=\w;return \w\.x\+\w\.xy\.y\+\.50;\}$/,
  );
});

test('the card is told the same: only names change, one for one, and uniforms keep theirs', () => {
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  for (const [i, short] of minifyGlsl(ALL).entries()) {
    const text = ALL[i] ?? '';
    expect(short.length).toBeLessThan(text.length);
    expect(uniforms(short)).toEqual(uniforms(text));
    const before = text.replaceAll(/(?<![\d.])0\.(?=\d)/g, '.').match(TOKEN) ?? [];
    const after = short.match(TOKEN) ?? [];
    expect(after).toHaveLength(before.length);
    for (const [k, token] of before.entries()) {
      const names = token.split('.');
      const shorter = (after[k] ?? '').split('.');
      for (const [n, name] of names.entries()) {
        if (n > 0 && /^[xyzwrgba]+$/.test(name)) continue;
        expect(there.get(name) ?? shorter[n]).toBe(shorter[n]);
        expect(back.get(shorter[n] ?? '') ?? name).toBe(name);
        there.set(name, shorter[n] ?? '');
        back.set(shorter[n] ?? '', name);
      }
    }
  }
  expect(there.get('smoothMinimum')?.length).toBeLessThan(3);
  expect(there.get('texelFetch')).toBe('texelFetch');
  expect(there.get('inout')).toBe('inout');
});
