import { bodyDistance, indexed, type Cluster } from '../body/cluster.ts';
import { HEAD_SCALE, headPoint } from '../body/head.ts';
import { direct, type Frame } from '../math/frame.ts';
import type { Gaze } from '../motion/motion.ts';
import { add, clamp, dot, scale, type Vector } from '../math/vector.ts';
import type { Person } from '../people/person.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Point } from '../trace/point.ts';
import { FACE, MIN_EYE_FACING, MIN_SPARKLE_UNITS } from './face-measures.ts';
import { pupilsOn, type Pupils } from './gaze.ts';
import { path } from './markup.ts';
import {
  isVisible,
  normalAt,
  pixelAt,
  polyline,
  toPicture,
  unitsPerCm,
  visibleRuns,
} from './picture.ts';

/** A point `lift` centimetres above the skin; `x` and `y` in centimetres of the unscaled head. */
type OnFace = (x: number, y: number, lift?: number) => Vector;
type Canvas = {
  buffer: GBuffer;
  onFace: OnFace;
  sees: (point: Vector) => boolean;
  units: number;
};

const {
  eye: EYE,
  pupil: PUPIL,
  sparkle: SPARKLE,
  brow: BROW,
  mouth: MOUTH,
  glasses: GLASSES,
} = FACE;

export function faceMarkup(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  { glasses }: Person,
  gaze?: Gaze,
): string {
  const { head } = skeleton;
  const pupils = pupilsOn(skeleton, gaze);
  const index = clusters.findIndex(({ part }) => part === 'head');
  const skin = clusters[index];
  if (skin === undefined) return '';
  const canvas: Canvas = {
    buffer,
    onFace: faceFinder(skin, head),
    sees: (point) => isVisible(buffer, point, index, 1.2),
    units: unitsPerCm(buffer, head.origin) * HEAD_SCALE,
  };
  const sides = [1, -1];
  return [
    ...sides.map((out) => eye(canvas, out, pupils)),
    ...sides.map((out) => brow(canvas, out)),
    mouth(canvas),
    ...(glasses ? sides.map((out) => lens(canvas, out)) : []),
    glasses ? bridge(canvas) : '',
  ].join('');
}

function faceFinder(skin: Cluster, head: Frame): OnFace {
  const field = indexed([skin]);
  const back = direct(head, [0, 0, -1]);
  const nearest = { cluster: 0, branch: 0 };
  return (x, y, lift = 0) => {
    let point = headPoint(head, [x, y, 18]);
    for (let step = 0; step < 40; step++) {
      const d = bodyDistance(field, point[0], point[1], point[2], nearest);
      if (d < 0.02) break;
      point = add(point, scale(back, d * 0.9));
    }
    return add(point, scale(back, -lift));
  };
}

function eye({ buffer, onFace, sees, units }: Canvas, out: number, [left, up]: Pupils): string {
  const middle = onFace(out * EYE.x, EYE.y);
  if (!sees(middle) || turnedAway(buffer, middle)) return '';
  const spot = (x: number, y: number) => toPicture(buffer, onFace(out * EYE.x + x, EYE.y + y));
  const white = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const s = Math.sin(angle);
    return spot(Math.cos(angle) * EYE.width, s * (s > 0 ? EYE.above : EYE.below));
  });
  const pupil = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return spot(...betweenLids(left + Math.cos(angle) * PUPIL, up + Math.sin(angle) * PUPIL));
  });
  const light = spot(left + SPARKLE.x, up + SPARKLE.y);
  const r = Math.max(1, Math.round(units * SPARKLE.radius));
  const spark =
    units > MIN_SPARKLE_UNITS
      ? `<circle class="eye-light" cx="${Math.round(light[0])}" cy="${Math.round(light[1])}" r="${r}"/>`
      : '';
  const lid = polyline(white.slice(0, 9));
  const width = Math.max(2, Math.round(units * EYE.lid));
  return (
    path(['eye-white'], roundPath(white)) +
    path(['eye'], roundPath(pupil)) +
    spark +
    path(['lid'], lid, { 'stroke-width': width })
  );
}

function betweenLids(x: number, y: number): [x: number, y: number] {
  const inside = clamp(x, -EYE.width, EYE.width);
  const open = Math.sqrt(1 - (inside / EYE.width) ** 2);
  return [inside, clamp(y, -EYE.below * open, EYE.above * open)];
}

function turnedAway(buffer: GBuffer, point: Vector): boolean {
  const pixel = pixelAt(buffer, point);
  return pixel === null || -dot(normalAt(buffer, pixel), buffer.camera.forward) < MIN_EYE_FACING;
}

function brow({ buffer, onFace, sees, units }: Canvas, out: number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const x = BROW.from + ((BROW.to - BROW.from) * i) / 8;
    return onFace(out * x, BROW.y - BROW.arch * (x - BROW.middle) ** 2);
  });
  return visibleRuns(points, buffer, sees)
    .map((run) =>
      path(['brow'], polyline(run), { 'stroke-width': Math.max(2, Math.round(units * BROW.line)) }),
    )
    .join('');
}

function mouth({ buffer, onFace, sees, units }: Canvas): string {
  const points = Array.from({ length: 11 }, (_, i) => {
    const x = MOUTH.half * (i / 5 - 1);
    return onFace(x, MOUTH.y + MOUTH.smile * x * x);
  });
  return visibleRuns(points, buffer, sees)
    .map((run) =>
      path(['lip'], polyline(run), { 'stroke-width': Math.max(2, Math.round(units * MOUTH.line)) }),
    )
    .join('');
}

function lens(canvas: Canvas, out: number): string {
  const rim = Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const round = (Math.abs(c) ** 3 + Math.abs(s) ** 3) ** (-1 / 3);
    return canvas.onFace(
      out * GLASSES.x + c * round * GLASSES.width,
      EYE.y + s * round * GLASSES.height,
      0.35,
    );
  });
  return rims(canvas, rim);
}

function bridge(canvas: Canvas): string {
  return rims(
    canvas,
    [-GLASSES.bridge, -0.6, 0, 0.6, GLASSES.bridge].map((x) =>
      canvas.onFace(x, EYE.y + GLASSES.bridgeUp, 0.3),
    ),
  );
}

function rims({ buffer, sees, units }: Canvas, points: readonly Vector[]): string {
  return visibleRuns(points, buffer, sees)
    .map((run) =>
      path(['glasses'], polyline(run), {
        'stroke-width': Math.max(2, Math.round(units * GLASSES.line)),
      }),
    )
    .join('');
}

function roundPath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const pieces = points.map((p, i) => {
    const next = points[i + 1] ?? first;
    return `Q${Math.round(p[0])} ${Math.round(p[1])} ${middle(p, next)}`;
  });
  return `M${middle(last, first)}${pieces.join('')}z`;
}

function middle(a: Point, b: Point): string {
  return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
}
