import type { FigureView } from '../live/figure-view.ts';
import { type LivePicture, picturesAt } from '../live/picture.ts';
import { stageOf } from '../live/stage.ts';
import type { FigureMotion } from '../motion/figure-motion.ts';
import { rayMarch } from '../render/ray-march.ts';
import { type FrameLayers, svgDocument } from './document.ts';
import type { Svg } from './draw-frames.ts';
import { toPicture } from './picture.ts';
import { traceFrame } from './trace-frame.ts';

export type Instant = Pick<FigureView, 'time' | 'turn' | 'frame'>;

const END = '</svg>';

/** The view of the keyframes' drawings. */
const UNTURNED = {
  side: 'second',
  yaw: 0,
  pitch: 0,
  mirrored: false,
  theme: 'light',
  glow: true,
  arrows: true,
} as const;

/**
 * Draws a motion at these instants as the live figure shows them: same camera, same arrows. Of two
 * pictures that fade into each other only the last is drawn. At 400 `pixels` along an edge an
 * instant takes about 0.3 seconds.
 */
export function* drawInstants(
  figure: FigureMotion,
  instants: Iterable<Instant>,
  pixels: number,
): Generator<Svg> {
  const stage = stageOf(figure);
  for (const instant of instants) {
    const picture = picturesAt(stage, { ...UNTURNED, ...instant }).at(-1);
    if (picture) yield drawPicture(picture, pixels);
  }
}

function drawPicture(picture: LivePicture, pixels: number): Svg {
  const { stage, skeleton, clusters, camera, inset, arrows, glows, lightFromRight } = picture;
  const { motion } = stage.figure;
  const layers = traceFrame(
    {
      id: motion.id,
      motion,
      person: stage.person,
      skeleton,
      clusters,
      buffer: rayMarch(clusters, camera, pixels),
      glows: glows.filter(({ strength }) => strength > 0),
      arrows: arrows.map(({ points }) => ({
        points: points.map((point) => toPicture({ camera }, point)),
      })),
    },
    inset,
    lightFromRight,
  );
  return inset === null ? svgDocument(layers) : fadeInset(layers, inset.opacity);
}

/** During a turn the zoom fades out and in. There are no arrows then, so it can be drawn last. */
function fadeInset(layers: FrameLayers, opacity: number): Svg {
  const whole = svgDocument(layers);
  if (opacity === 1) return whole;
  const figureAlone = svgDocument({ ...layers, inset: null }).slice(0, -END.length);
  const zoom = whole.slice(figureAlone.length, -END.length);
  return `${figureAlone}<g opacity="${opacity.toFixed(2)}">${zoom}</g>${END}`;
}
