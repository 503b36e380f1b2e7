import { LIST_SIZE, MAX_PRIMITIVES, TEXELS } from '../pack/entry.ts';
import { TILE_NUMBERS } from '../pack/tile-lists.ts';
import { PAINT_ARROW } from '../shaders/arrow.ts';
import { INK } from '../shaders/ink.ts';
import { PAINT } from '../shaders/paint.ts';
import { COARSE, MARCH } from '../shaders/rays.ts';
import { SMOOTH } from '../shaders/smooth.ts';
import { FULL_VERTEX, TILE_VERTEX } from '../shaders/vertices.ts';
import { compilePrograms, type Program } from './programs.ts';
import { createTexture } from './targets.ts';

export type Card = {
  readonly gl: WebGL2RenderingContext;
  readonly programs: Readonly<Record<keyof typeof SOURCES, Program>>;
  readonly primitives: WebGLTexture;
  readonly list: WebGLTexture;
  readonly tileBuffer: WebGLBuffer;
  readonly tileArray: WebGLVertexArrayObject;
  readonly noArray: WebGLVertexArrayObject;
};

const SOURCES = {
  coarse: [TILE_VERTEX, COARSE],
  march: [TILE_VERTEX, MARCH],
  ink: [FULL_VERTEX, INK],
  smooth: [FULL_VERTEX, SMOOTH],
  paint: [FULL_VERTEX, PAINT],
  arrow: [FULL_VERTEX, PAINT_ARROW],
} as const;

/** Compiles all programs without blocking. Throws an Error if one does not compile. */
export async function createCard(gl: WebGL2RenderingContext): Promise<Card> {
  const programs = await compilePrograms(gl, SOURCES);
  gl.disable(gl.DEPTH_TEST);
  const tileBuffer = gl.createBuffer();
  return {
    gl,
    programs,
    primitives: createTexture(gl, gl.RGBA32F, TEXELS, MAX_PRIMITIVES),
    list: createTexture(gl, gl.R32UI, LIST_SIZE.width, LIST_SIZE.height),
    tileBuffer,
    tileArray: createTileArray(gl, tileBuffer),
    noArray: gl.createVertexArray(),
  };
}

export function deleteCard({ gl, programs, ...held }: Card): void {
  for (const { program } of Object.values(programs)) gl.deleteProgram(program);
  gl.deleteTexture(held.primitives);
  gl.deleteTexture(held.list);
  gl.deleteBuffer(held.tileBuffer);
  gl.deleteVertexArray(held.tileArray);
  gl.deleteVertexArray(held.noArray);
}

/** One instance per tile: column, row, first entry, number of entries, two depths. */
function createTileArray(gl: WebGL2RenderingContext, buffer: WebGLBuffer): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  const attributes = [
    [0, 4, 0],
    [1, 2, 16],
  ] as const;
  for (const [location, count, offset] of attributes) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, count, gl.FLOAT, false, TILE_NUMBERS * 4, offset);
    gl.vertexAttribDivisor(location, 1);
  }
  gl.bindVertexArray(null);
  return array;
}
