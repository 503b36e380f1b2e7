import { collarFrame } from '../body/collar.ts';
import type { Frame } from '../math/frame.ts';
import type { Person } from '../people/person.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Cubic } from '../trace/fit-curve.ts';

/** Lines on the head's skin, as seen from the front of a frame: centimetres to the left and up. */
export type SkinLines = { readonly frame: Frame; readonly curves: readonly Cubic[] };

type HalfLine = readonly [x: number, y: number, toX: number, toY: number, rise: number];

/** Centimetres. */
const WIDTH = 0.24;
/** Units of the view box per centimetre; with fewer, lines would look like dirt on a face. */
const LEAST_UNITS = 8;

/** The left half of a face of seventy. A line bends to its left by about `rise` of its length. */
const LINED: readonly HalfLine[] = [
  [0, 13.6, 2.8, 13.2, 0.1],
  [0, 14.7, 2, 14.4, 0.1],
  // From the wing of the nose to beside the corner of the mouth.
  [2.3, 5, 3.3, 2.5, 0.16],
  // Below the eye, and at its outer corner, beside the glasses.
  [4.3, 7.3, 2.5, 7.3, 0.18],
  [5.8, 9.1, 6.5, 9.7, -0.1],
  [5.8, 8.3, 6.5, 7.8, 0.1],
];
const FACE_LINES = LINED.flatMap(bothHalves);
const COLLARBONES = bothHalves([0.9, -4.5, 4.9, -3.3, 0.07]);

export function skinLinesOf(skeleton: Skeleton, { lined, collar }: Person): SkinLines | null {
  if (collar === 'open') return { frame: collarFrame(skeleton), curves: COLLARBONES };
  return lined ? { frame: skeleton.head, curves: FACE_LINES } : null;
}

/**
 * Width of a line in units of the view box; 0 from afar.
 * @param units of the view box per centimetre.
 */
export function skinLineWidth(units: number): number {
  return units < LEAST_UNITS ? 0 : Math.max(2, WIDTH * units);
}

function bothHalves(line: HalfLine): Cubic[] {
  return [1, -1].map((out) => curveOf(line, out));
}

function curveOf([x, y, toX, toY, rise]: HalfLine, out: number): Cubic {
  const [u, v] = [(toX - x) / 3, (toY - y) / 3];
  const [right, up] = [4 * v * rise, 4 * u * rise];
  return [
    [out * x, y],
    [out * (x + u - right), y + v + up],
    [out * (toX - u - right), toY - v + up],
    [out * toX, toY],
  ];
}
