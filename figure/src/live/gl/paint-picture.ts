import { LINE_WIDTHS, SWELL } from '../../draw/line-widths.ts';
import { LIGHT } from '../../render/lighting.ts';
import { heading } from '../../trace/point.ts';
import { groundSpots } from '../../draw/ground.ts';
import { isFilmedClose } from '../../motion/frame-motion.ts';
import type { TileLists } from '../pack/tile-lists.ts';
import { drawWithin } from './bounds.ts';
import type { Card } from './card.ts';
import { INK_SIGMA } from './draw-ink.ts';
import { setColours, setFace, setGlow, setGround, setHair } from './paint-uniforms.ts';
import { setFolds } from './set-folds.ts';
import { useProgram, type Shot } from './shot.ts';

/** Rays: the softening's addition to the square of a line's half width; the least that remains. */
const [SOFTENED, LEAST] = [0.3, 0.42];
/**
 * A line is not thinned towards the light, where it would break into dashes; instead its other side gets this
 * much heavier.
 */
const HEAVIER = 1.3;
/** Pixels of the screen. */
const MIN_LINE = 0.8;

export function paintPicture(card: Card, shot: Shot, lists: TileLists): void {
  const { gl, programs } = card;
  const { picture, targets, place, disc } = shot;
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  const ring = disc === null ? 0 : Math.ceil(disc.ring);
  gl.viewport(place.left - ring, place.low - ring, place.edge + 2 * ring, place.edge + 2 * ring);
  const spots = disc === null ? groundSpots(picture.skeleton, picture.stage.figure.motion) : [];
  // The floor lies outside of the tiles too.
  if (disc === null && spots.length === 0) {
    drawWithin(gl, lists, targets.size, place, picture.isFlipped);
  } else gl.disable(gl.SCISSOR_TEST);
  gl.enable(gl.BLEND);
  // Two pictures that fade into each other add up to one.
  gl.blendFunc(gl.ONE, picture.opacity < 1 ? gl.ONE : gl.ONE_MINUS_SRC_ALPHA);
  useProgram(card, programs.paint, shot, {
    found: targets.found.texture,
    picture: targets.smooth.texture,
  });
  programs.paint.set({
    frame: [place.left, place.low, place.edge],
    disc: [disc?.radius ?? 0, disc?.ring ?? 0],
    mirror: picture.isFlipped ? 1 : 0,
    opacity: shot.opacity,
    inkAt: [...inkWidths(shot), INK_SIGMA],
    swell: heading([picture.lightFromRight, LIGHT.up], [0, 0]).map(
      (share) => share * SWELL * HEAVIER,
    ),
  });
  setColours(card, shot);
  setGlow(card, shot);
  setGround(card, spots);
  setFace(card, shot);
  setHair(card, shot);
  setFolds(card, shot);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** In rays, less the softening. */
function inkWidths({ picture, targets, place, unit }: Shot): [outline: number, inner: number] {
  const isClose = isFilmedClose(picture.stage.figure.motion);
  const { outline, inner } = isClose ? LINE_WIDTHS.closeUp : LINE_WIDTHS.usual;
  const raysPerPixel = targets.size / place.edge;
  const half = (units: number) => {
    const rays = Math.max(MIN_LINE, units * unit) * raysPerPixel;
    return Math.sqrt(Math.max(LEAST, (rays / 2) ** 2 - SOFTENED));
  };
  return [half(outline), half(inner)];
}
