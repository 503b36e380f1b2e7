import { ARROW, arrowShape, type ArrowShape } from '../../draw/arrow-markup.ts';
import { LINE_WIDTHS } from '../../draw/line-widths.ts';
import { toPicture } from '../../draw/picture.ts';
import { SURROUNDINGS } from '../../draw/theme.ts';
import { clamp } from '../../math/vector.ts';
import type { RoomArrow } from '../../motion/figure-motion.ts';
import { VIEW_BOX } from '../../trace/path.ts';
import { clamped, pointDistance, type Point } from '../../trace/point.ts';
import type { LivePicture } from '../picture.ts';
import { MAX_ARROW_POINTS } from '../shaders/arrow.ts';
import { colourOf } from '../shaders/glsl.ts';
import type { Card } from './card.ts';
import type { Square } from './shot.ts';

/** Units of the view box: an arrow seen along itself fades as it becomes shorter than its head. */
const FADE = { from: 1.5 * ARROW.headLength, to: 0.7 * ARROW.headLength };

export function drawArrows(card: Card, picture: LivePicture, place: Square): void {
  for (const arrow of picture.arrows) drawArrow(card, picture, place, arrow);
}

function drawArrow(
  { gl, programs }: Card,
  picture: LivePicture,
  place: Square,
  arrow: RoomArrow,
): void {
  const seen = arrow.points.map((point) => flipped(toPicture(picture, point), picture.isFlipped));
  const opacity = clamp((lengthOf(seen) - FADE.to) / (FADE.from - FADE.to), 0, 1);
  if (opacity === 0) return;
  const { program, set } = programs.arrow;
  const size = LINE_WIDTHS.usual.arrow;
  const shape = arrowShape(evenly(seen, MAX_ARROW_POINTS - 1), size);
  const unit = place.edge / VIEW_BOX;
  const onCanvas = ([x, y]: Point): Point => [
    place.left + x * unit,
    place.low + (VIEW_BOX - y) * unit,
  ];
  const half = (units: number) => (units * size * unit) / 2;
  const { arrow: colour, halo } = SURROUNDINGS[picture.theme];
  gl.useProgram(program);
  const halfHalo = half(ARROW.width + ARROW.halo);
  set({
    points: shape.line.flatMap(onCanvas),
    count: shape.line.length,
    tip: onCanvas(shape.tip),
    one: onCanvas(shape.corners[0]),
    other: onCanvas(shape.corners[1]),
    widths: [half(ARROW.width), halfHalo, half(ARROW.headLine)],
    colour: colourOf(colour),
    halo: colourOf(halo),
    opacity,
  });
  drawAround(gl, shape, onCanvas, halfHalo + 2);
}

function drawAround(
  gl: WebGL2RenderingContext,
  { line, tip, corners }: ArrowShape,
  onCanvas: (point: Point) => Point,
  margin: number,
): void {
  const points = [...line, tip, ...corners].map(onCanvas);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, low] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [right, high] = [Math.ceil(Math.max(...xs) + margin), Math.ceil(Math.max(...ys) + margin)];
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.disable(gl.SCISSOR_TEST);
  gl.viewport(left, low, right - left, high - low);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function flipped([x, y]: Point, isFlipped: boolean): Point {
  return isFlipped ? [VIEW_BOX - x, y] : [x, y];
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, p, i) => sum + pointDistance(p, clamped(points, i)), 0);
}

/** With the first and the last. */
function evenly(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points;
  return Array.from({ length: count }, (_, i) =>
    clamped(points, Math.round((i * (points.length - 1)) / (count - 1))),
  );
}
