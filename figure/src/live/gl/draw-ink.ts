import type { Cluster } from '../../body/cluster.ts';
import { MIN_CREASE, REFERENCE_SIZE } from '../../draw/drawing.ts';
import { isFilmedClose } from '../../motion/frame-motion.ts';
import { INK_STEP } from '../../render/ink-edges.ts';
import { isCloth, lightDirection, SMOOTHING } from '../../render/lighting.ts';
import type { TileLists } from '../pack/tile-lists.ts';
import { drawWithin } from './bounds.ts';
import type { Card } from './card.ts';
import { useProgram, type Shot } from './shot.ts';
import type { TargetName } from './targets.ts';

/** Sigma, in rays, of the softening of ink: enough for the steps of the raster, not for fingers. */
export const INK_SIGMA = 1.05;
/** A triangle this much wider smooths as much as the box of lighting.ts. */
const TRIANGLE = Math.SQRT2;
/**
 * Distance within which lone ink has no other ink, as a share of the picture: a drawing has no
 * shorter lone creases.
 */
const LONE = (MIN_CREASE.alone / REFERENCE_SIZE) * 0.3;
const NONE = 99;

/** Ink is softened once, light twice, along one axis after the other. */
const PASSES: readonly (readonly [
  from: TargetName,
  to: TargetName,
  x: number,
  y: number,
  ink: boolean,
])[] = [
  ['inked', 'half', 1, 0, true],
  ['half', 'smooth', 0, 1, true],
  ['smooth', 'half', 1, 0, false],
  ['half', 'smooth', 0, 1, false],
];

export function drawInk(card: Card, shot: Shot, lists: TileLists): void {
  const { gl, programs } = card;
  const { targets } = shot;
  begin(card, shot, lists, 'inked');
  useProgram(card, programs.ink, shot, { found: targets.found.texture });
  setInk(card, shot);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  for (const [from, to, x, y, withInk] of PASSES) {
    begin(card, shot, lists, to);
    useProgram(card, programs.smooth, shot, { picture: targets[from].texture });
    programs.smooth.set({
      step_: [x, y],
      width: withInk ? INK_SIGMA : 0,
      fine: Math.max(1, SMOOTHING.other * TRIANGLE * targets.size),
      alone: y === 1 && !withInk ? Math.max(4, LONE * targets.size) : 0,
      broad: SMOOTHING.cloth * TRIANGLE * targets.size,
    });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}

function begin({ gl }: Card, { targets }: Shot, lists: TileLists, name: TargetName): void {
  const { size } = targets;
  gl.bindFramebuffer(gl.FRAMEBUFFER, targets[name].framebuffer);
  gl.viewport(0, 0, size, size);
  gl.disable(gl.SCISSOR_TEST);
  gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
  drawWithin(gl, lists, size, { left: 0, low: 0, edge: size });
}

function setInk({ programs }: Card, { picture, camera }: Shot): void {
  const { clusters, lightFromRight, stage } = picture;
  const indexOf = (wanted: (cluster: Cluster) => boolean) => {
    const index = clusters.findIndex(wanted);
    return index === -1 ? NONE : index;
  };
  const torso = (side: Cluster['side']) => indexOf((c) => c.part === 'torso' && c.side === side);
  const isClose = isFilmedClose(stage.figure.motion);
  programs.ink.set({
    light: lightDirection(camera, lightFromRight),
    ...columnsOf(clusters),
    inkStep: isClose ? INK_STEP.close : INK_STEP.afar,
    headId: indexOf((c) => c.part === 'head'),
    cloth: [torso(null), torso('left'), torso('right')],
    clothMask: maskOf(clusters, isCloth),
    softMask: maskOf(clusters, hasSoftFolds),
    nailMask: maskOf(clusters, (c) => c.part === 'nails'),
  });
}

/** Columns for the light: start and radius, then way and cluster. */
function columnsOf(clusters: readonly Cluster[]) {
  const all = clusters.flatMap(({ columns }, id) => columns.map((column) => ({ ...column, id })));
  return {
    columnCount: all.length,
    columns: all.flatMap(({ from, radius }) => [...from, radius]),
    ways: all.flatMap(({ along: [x, y, z], id }) => [x, y, z, id]),
  };
}

/** Hems, soles and furniture get no lines for folds: they are thin, or drawn by outlines. */
function hasSoftFolds(cluster: Cluster): boolean {
  return isCloth(cluster) || ['furniture', 'sole', 'sock'].includes(cluster.part);
}

/** A bit for each cluster. */
export function maskOf(clusters: readonly Cluster[], wanted: (c: Cluster) => boolean): number {
  return clusters.reduce((bits, c, i) => (wanted(c) ? bits | (1 << i) : bits), 0) >>> 0;
}
