import { bodyDistance, indexed, type Cluster } from '../body/cluster.ts';
import { HEAD_SCALE, headPoint } from '../body/head.ts';
import { direct, type Frame } from '../math/frame.ts';
import { add, cross, dot, scale, subtract, unit, type Vector } from '../math/vector.ts';
import type { HairStyle } from '../people/person.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { strokePath } from '../trace/tapering.ts';
import { path } from './markup.ts';
import { isVisible, unitsPerCm, visibleRuns } from './picture.ts';

/** Direction of combing: away from a pole of the skull, in curves from `from` to `to` radians. */
type Combed = {
  readonly pole: Vector;
  readonly from: number;
  readonly to: number;
  /** Length of the parting from the pole to the front; 0 without one. */
  readonly parting: number;
};

/** Strands of hair, in centimetres of the unscaled head; every second one is shorter. */
export const STRANDS = {
  centre: [0, 10.8, -0.4],
  /** Even, so that every second strand is shorter all the way round. */
  count: 16,
  half: 0.17,
  partingHalf: 0.3,
  shorter: 0.8,
} as const;

const COMBED: Readonly<Partial<Record<HairStyle, Combed>>> = {
  short: { pole: unit([0.4, 1, -0.1]), from: 0.35, to: 1, parting: 1.2 },
  bun: { pole: unit([0, 0.46, -0.9]), from: 0.75, to: 1.7, parting: 0 },
  bob: { pole: unit([0.14, 1, 0]), from: 0.75, to: 1.75, parting: 1.2 },
  headscarf: { pole: unit([0, -0.75, 0.65]), from: 1, to: 1.8, parting: 0 },
};

/** The comb with its axes: across, along the pole, to the front; null for hair without strands. */
export function combOf(
  style: HairStyle,
): (Combed & { readonly axes: readonly [Vector, Vector, Vector] }) | null {
  const combed = COMBED[style];
  if (combed === undefined) return null;
  const { pole } = combed;
  const front = unit(subtract([0, 0, 1], scale(pole, dot([0, 0, 1], pole))));
  return { ...combed, axes: [cross(pole, front), pole, front] };
}

/** A few visible strands and the parting; none from so far away that they would be specks. */
export function strandsMarkup(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  head: Frame,
  style: HairStyle,
  leastUnits: number,
): string {
  const comb = combOf(style);
  const index = clusters.findIndex(({ part }) => part === 'hair');
  const hair = clusters[index];
  const units = unitsPerCm(buffer, head.origin) * HEAD_SCALE;
  if (comb === null || hair === undefined || units <= leastUnits) return '';
  const onHair = hairFinder(hair, head, comb.axes);
  const sees = (point: Vector) => isVisible(buffer, point, index, 1.2);
  return Array.from({ length: STRANDS.count }, (_, k) => {
    const isParting = k === 0 && comb.parting > 0;
    const from = isParting ? 0 : comb.from;
    const to = isParting ? comb.parting : comb.to * (k % 2 === 0 ? 1 : STRANDS.shorter);
    const around = (k / STRANDS.count) * 2 * Math.PI;
    const points = Array.from({ length: 13 }, (__, i) =>
      onHair(around, from + ((to - from) * i) / 12),
    );
    const half = isParting ? STRANDS.partingHalf : STRANDS.half;
    return visibleRuns(points, buffer, sees)
      .map((run) => path(['strand'], strokePath(run, Math.max(2, units * 2 * half))))
      .join('');
  }).join('');
}

function hairFinder(
  hair: Cluster,
  head: Frame,
  [across, pole, front]: readonly [Vector, Vector, Vector],
) {
  const field = indexed([hair]);
  const nearest = { cluster: 0, branch: 0 };
  return (around: number, away: number): Vector => {
    const level = add(scale(front, Math.cos(around)), scale(across, Math.sin(around)));
    const out = add(scale(pole, Math.cos(away)), scale(level, Math.sin(away)));
    const back = direct(head, scale(out, -1));
    let point = headPoint(head, add(STRANDS.centre, scale(out, 20)));
    for (let step = 0; step < 40; step++) {
      const d = bodyDistance(field, point[0], point[1], point[2], nearest);
      if (d < 0.02) break;
      point = add(point, scale(back, d * 0.9));
    }
    return point;
  };
}
