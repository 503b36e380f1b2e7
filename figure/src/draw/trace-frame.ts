import { isFilmedClose } from '../motion/frame-motion.ts';
import { INK_STEP } from '../render/ink-edges.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { rayMarch } from '../render/ray-march.ts';
import type { Camera } from '../scene/camera.ts';
import type { Point } from '../trace/point.ts';
import type { FrameLayers } from './document.ts';
import { traceDrawing } from './drawing.ts';
import { INSET_SHARE } from './inset-place.ts';

type Shot = Omit<FrameLayers, 'drawing' | 'inset' | 'ghost'>;

/** The camera of the round zoom; `centre` is its middle in the view box. */
export type Zoom = { readonly camera: Camera; readonly centre: Point };

/** Also renders the zoom. `lightFromRight`: a turning figure takes the light with it. */
export function traceFrame(shot: Shot, zoom: Zoom | null, lightFromRight?: number): FrameLayers {
  const { motion, clusters, buffer } = shot;
  const inkStep = isFilmedClose(motion) ? INK_STEP.close : INK_STEP.afar;
  const traced = (cast: GBuffer) => ({
    buffer: cast,
    drawing: traceDrawing(cast, clusters, inkStep, lightFromRight),
  });
  const inset = zoom && {
    ...traced(rayMarch(clusters, zoom.camera, Math.round(buffer.size * INSET_SHARE))),
    centre: zoom.centre,
  };
  return { ...shot, ...traced(buffer), inset };
}
