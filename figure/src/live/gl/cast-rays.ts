import type { Packer } from '../pack/packer.ts';
import { LIST_SIZE, TEXELS } from '../pack/entry.ts';
import { TILE_NUMBERS } from '../pack/tile-lists.ts';
import { SQUARE } from '../shaders/rays.ts';
import type { Card } from './card.ts';
import { useProgram, type Shot } from './shot.ts';

export function castRays(card: Card, packer: Packer, shot: Shot): void {
  const { gl, programs, primitives, list } = card;
  const { targets } = shot;
  packer.pack(shot.picture.clusters, shot.camera, targets.size);
  upload(card, packer);
  gl.bindVertexArray(card.tileArray);
  begin(gl, targets.coarse.framebuffer, Math.ceil(targets.size / SQUARE));
  useProgram(card, programs.coarse, shot, { primitives, list });
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, packer.lists.tileCount);
  begin(gl, targets.found.framebuffer, targets.size);
  useProgram(card, programs.march, shot, { primitives, list, coarse: targets.coarse.texture });
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, packer.lists.tileCount);
  gl.bindVertexArray(card.noArray);
}

function begin(gl: WebGL2RenderingContext, target: WebGLFramebuffer, edge: number): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.viewport(0, 0, edge, edge);
  gl.disable(gl.SCISSOR_TEST);
  gl.disable(gl.BLEND);
  gl.clearBufferuiv(gl.COLOR, 0, [0, 0, 0, 0]);
}

function upload({ gl, primitives, list, tileBuffer }: Card, packer: Packer): void {
  const { lists, primitiveCount } = packer;
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, primitives);
  gl.texSubImage2D(
    gl.TEXTURE_2D,
    0,
    0,
    0,
    TEXELS,
    primitiveCount,
    gl.RGBA,
    gl.FLOAT,
    packer.primitives,
  );
  const rows = Math.max(1, Math.ceil(lists.entryCount / LIST_SIZE.width));
  gl.bindTexture(gl.TEXTURE_2D, list);
  gl.texSubImage2D(
    gl.TEXTURE_2D,
    0,
    0,
    0,
    LIST_SIZE.width,
    rows,
    gl.RED_INTEGER,
    gl.UNSIGNED_INT,
    lists.list,
  );
  gl.bindBuffer(gl.ARRAY_BUFFER, tileBuffer);
  const used = lists.tiles.subarray(0, lists.tileCount * TILE_NUMBERS);
  gl.bufferData(gl.ARRAY_BUFFER, used, gl.DYNAMIC_DRAW);
}
