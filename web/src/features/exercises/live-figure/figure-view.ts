import type { Exercise } from '@limber/contract/exercises';
import { momentAt, type MovementTimeline } from '@limber/domain/exercises/movement-timeline';
import type { FigureView } from '@limber/figure/figure-painter';
import { type Keyframes, nearestKeyframe } from './keyframes.ts';

/** How the figure is looked at. */
export type Look = Pick<FigureView, 'yaw' | 'pitch' | 'mirrored' | 'theme'>;

/** A movement and how it runs. */
export type MovementScene = {
  readonly timeline: MovementTimeline;
  readonly keyframes: Keyframes;
  readonly sides: Exercise['sides'];
};

/** What the painter shows at this second of the movement. */
export function figureViewAt(scene: MovementScene, seconds: number, look: Look): FigureView {
  const { phase, along, time } = momentAt(scene.timeline, seconds);
  const isFirst = scene.sides === 'each' && phase.side === 'first';
  const turned = phase.kind === 'turn' ? along : 1;
  return {
    ...look,
    time,
    side: isFirst ? 'first' : 'second',
    turn: isFirst ? 0 : turned,
    glow: true,
    arrows: true,
    frame: nearestKeyframe(scene.keyframes, time),
  };
}

/** The drawing that comes nearest to this second of the movement: which side's, and which keyframe's. */
export function drawingAt(
  { timeline, keyframes, sides }: MovementScene,
  seconds: number,
): { side: number; keyframe: number } {
  const { phase, along, time } = momentAt(timeline, seconds);
  const isSecond =
    sides === 'each' && phase.side === 'second' && (phase.kind !== 'turn' || along >= 0.5);
  return { side: isSecond ? 1 : 0, keyframe: nearestKeyframe(keyframes, time) };
}
