import type { Exercise } from '@limber/contract/exercises';
import {
  movementStateAt,
  type MovementPhase,
  type MovementTimeline,
} from '@limber/domain/exercises/movement-timeline';
import type { FigureView } from '@limber/figure/figure-painter';
import { type Keyframes, nearestKeyframe } from './keyframes.ts';

export type Look = Pick<FigureView, 'yaw' | 'pitch' | 'mirrored' | 'theme'>;

export type MovementScene = {
  readonly timeline: MovementTimeline;
  readonly keyframes: Keyframes;
  readonly sides: Exercise['sides'];
};

export function figureViewAt(scene: MovementScene, seconds: number, look: Look): FigureView {
  const { phase, along, time } = movementStateAt(scene.timeline, seconds);
  const turn = turnAt(scene, phase, along);
  return {
    ...look,
    time,
    side: turn === 0 ? 'first' : 'second',
    turn,
    glow: true,
    arrows: true,
    frame: nearestKeyframe(scene.keyframes, time),
  };
}

export function drawingAt(
  scene: MovementScene,
  seconds: number,
): { side: number; keyframe: number } {
  const { phase, along, time } = movementStateAt(scene.timeline, seconds);
  const isSecond = scene.sides === 'each' && turnAt(scene, phase, along) >= 0.5;
  return { side: isSecond ? 1 : 0, keyframe: nearestKeyframe(scene.keyframes, time) };
}

/**
 * 0 on the first side, 1 on the second, in between while the figure turns. Movements of both sides are drawn as the
 * second, and mirrored after half of them where hands or feet change.
 */
function turnAt({ sides }: MovementScene, { kind, side }: MovementPhase, along: number): number {
  const share = kind === 'turn' ? along : 1;
  const turn = side === 'second' ? share : 1 - share;
  return sides === 'both' ? 1 - turn : turn;
}
