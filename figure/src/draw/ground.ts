import { place } from '../math/frame.ts';
import { clamp, type Vector } from '../math/vector.ts';
import type { Motion } from '../motion/motion.ts';
import { SIDES } from '../pose/side.ts';
import { project, type Camera } from '../scene/camera.ts';
import { placeOf } from '../scene/place.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { tracePath, VIEW_BOX } from '../trace/path.ts';
import type { Point } from '../trace/point.ts';
import { path } from './markup.ts';
import { toPicture } from './picture.ts';

/** An ellipse on the floor: middle, half its length as a vector, half its width. */
export type Spot = {
  readonly middle: readonly [x: number, z: number];
  readonly along: readonly [x: number, z: number];
  readonly width: number;
};

/** Floor, chair, desk, and two feet. */
export const MAX_SPOTS = 5;
/** Height in centimetres from which a lifted foot casts no visible shadow. */
const FADED = 26;
const POINTS = 48;

/** The floor, then the shadows on it; none for a close-up of a limb. */
export function groundSpots(
  { legs }: Skeleton,
  { base, closeUp }: Pick<Motion, 'base' | 'closeUp'>,
): Spot[] {
  if (closeUp !== undefined) return [];
  const { chair, desk } = placeOf(base);
  return [
    desk === null ? round(chair === null ? 4 : chair / 2 + 22, 66, 74) : round(desk + 4, 92, 80),
    ...(chair === null ? [] : [round(chair, 25, 25)]),
    ...(desk === null ? [] : [round(desk + 30, 58, 24)]),
    ...SIDES.flatMap((side) => footSpot(legs[side])),
  ];
}

/**
 * Floor and shadows, to be drawn behind everything else; empty when the picture ends above the
 * floor.
 */
export function groundMarkup(
  camera: Camera,
  skeleton: Skeleton,
  motion: Pick<Motion, 'base' | 'closeUp'>,
): string {
  const [floor, ...shadows] = groundSpots(skeleton, motion).map((spot) => outline(camera, spot));
  return path(['floor'], floor ?? '') + path(['contact'], shadows.join(''));
}

function round(z: number, along: number, width: number): Spot {
  return { middle: [0, z], along: [along, 0], width };
}

function footSpot({ foot }: LegBones): Spot[] {
  const sole = [-7, 5, 18].map((forward): Vector => place(foot, [0, -7.6, forward]));
  const height = Math.min(...sole.map(([, y]) => y));
  const [heel, middle, toe] = sole;
  const near = clamp(1 - height / FADED, 0, 1);
  if (near < 0.2 || heel === undefined || middle === undefined || toe === undefined) return [];
  const along = [((toe[0] - heel[0]) / 2) * near, ((toe[2] - heel[2]) / 2) * near] as const;
  return [{ middle: [middle[0], middle[2]], along, width: 6.5 * near }];
}

function outline(camera: Camera, { middle: [x, z], along: [ax, az], width }: Spot): string {
  const long = Math.hypot(ax, az) || 1;
  const room = Array.from({ length: POINTS }, (_, i): Vector => {
    const [c, s] = [Math.cos((i / POINTS) * 2 * Math.PI), Math.sin((i / POINTS) * 2 * Math.PI)];
    const across = (s * width) / long;
    return [x + c * ax - across * az, 0, z + c * az + across * ax];
  });
  if (room.some((point) => project(camera, point)[2] < 1)) return '';
  const points = room.map((point): Point => toPicture({ camera }, point));
  const isSeen = points.some(([px, py]) => px > 0 && px < VIEW_BOX && py > 0 && py < VIEW_BOX);
  return isSeen ? tracePath(points, { closed: true, scale: 1, error: 1, smoothing: 0.5 }) : '';
}
