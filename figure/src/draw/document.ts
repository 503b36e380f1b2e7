import type { Cluster } from '../body/cluster.ts';
import type { FilmedMotion } from '../motion/figure-motion.ts';
import type { Person } from '../people/person.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { isFilmedClose } from '../motion/frame-motion.ts';
import { VIEW_BOX } from '../trace/path.ts';
import type { Point } from '../trace/point.ts';
import { arrowMarkup } from './arrow-markup.ts';
import type { ArrowPath } from './arrow-paths.ts';
import { beardMarkup } from './beard.ts';
import type { Drawing } from './drawing.ts';
import { faceMarkup } from './face.ts';
import { MIN_SPARKLE_UNITS } from './face-measures.ts';
import { glowMarkup } from './glow.ts';
import type { Glow } from './glow-spread.ts';
import { groundMarkup } from './ground.ts';
import { INSET_RADIUS } from './inset-place.ts';
import { CREASE, LINE_WIDTHS, type LineWidths } from './line-widths.ts';
import { circle, group, path } from './markup.ts';
import { palmFolds } from './palm-folds.ts';
import { patchesMarkup } from './patch-markup.ts';
import { skinLinesMarkup } from './skin-lines-markup.ts';
import { skinLinesOf } from './skin-lines.ts';
import { strandsMarkup } from './strands.ts';

type Traced = { readonly buffer: GBuffer; readonly drawing: Drawing };

export type FrameLayers = Traced & {
  /** Default: the joints that the motion is about. */
  readonly glows?: readonly Glow[];
  /** Prefix of ids, so that several documents can be on one page. */
  readonly id: string;
  readonly motion: FilmedMotion;
  readonly person: Person;
  readonly skeleton: Skeleton;
  readonly clusters: readonly Cluster[];
  readonly arrows: readonly Pick<ArrowPath, 'points'>[];
  /** The round zoom; `centre` is its middle in the view box. */
  readonly inset: (Traced & { readonly centre: Point }) | null;
  readonly ghost?: string;
};

export function svgDocument(layers: FrameLayers): string {
  const { id, motion, arrows, inset, ghost } = layers;
  const widths =
    ghost === undefined
      ? isFilmedClose(motion)
        ? LINE_WIDTHS.closeUp
        : LINE_WIDTHS.usual
      : LINE_WIDTHS.thumbnail;
  const content = [
    groundMarkup(layers.buffer.camera, layers.skeleton, motion),
    path(['ghost'], ghost ?? ''),
    pictureMarkup(layers, layers, id, widths),
    inset ? insetMarkup(layers, inset, `${id}-zoom`, widths) : '',
    ...arrows.map(({ points }) => arrowMarkup(points, widths.arrow)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}">${content.join('')}</svg>`;
}

function glowsOf({ focus }: FilmedMotion): Glow[] {
  return focus.map((landmark) => ({ landmark, strength: 1 }));
}

function pictureMarkup(
  { motion, person, skeleton, clusters, glows = glowsOf(motion) }: FrameLayers,
  { buffer, drawing }: Traced,
  id: string,
  widths: LineWidths,
): string {
  const folds =
    motion.closeUp?.part === 'hand'
      ? palmFolds(buffer, clusters, skeleton.arms[motion.closeUp.side], widths.inner)
      : '';
  const lines = skinLinesOf(skeleton, person);
  const features = motion.closeUp
    ? folds
    : (lines ? skinLinesMarkup(buffer, clusters, lines) : '') +
      (person.beard ? beardMarkup(buffer, clusters, skeleton.head) : '') +
      strandsMarkup(buffer, clusters, skeleton.head, person.hairStyle, MIN_SPARKLE_UNITS) +
      faceMarkup(buffer, clusters, skeleton, person, motion.gaze);
  return [
    patchesMarkup(drawing, id, widths),
    glowMarkup(buffer, clusters, skeleton, glows, id),
    features,
    path(['crease'], drawing.creases(widths.inner * CREASE)),
  ].join('');
}

function insetMarkup(
  layers: FrameLayers,
  inset: Traced & { readonly centre: Point },
  id: string,
  widths: LineWidths,
): string {
  const { centre } = inset;
  const radius = INSET_RADIUS;
  const scale = (2 * radius) / VIEW_BOX;
  const zoomed = {
    ...widths,
    outline: widths.outline / scale,
    inner: widths.inner / scale,
  };
  const clip = `<clipPath id="${id}-clip"><circle cx="${VIEW_BOX / 2}" cy="${VIEW_BOX / 2}" r="${VIEW_BOX / 2}"/></clipPath>`;
  const place = `translate(${centre[0] - radius} ${centre[1] - radius}) scale(${scale.toFixed(3)})`;
  return [
    clip,
    circle(['inset-ground'], centre, radius),
    group(
      { transform: place },
      group({ 'clip-path': `url(#${id}-clip)` }, pictureMarkup(layers, inset, id, zoomed)),
    ),
    circle(['inset-ring'], centre, radius, { 'stroke-width': widths.ring }),
  ].join('');
}
