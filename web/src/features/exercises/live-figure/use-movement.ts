import { useCallback, useState } from 'react';
import type { MovementScene } from './figure-view.ts';
import { neighbouringKeyframe } from './keyframes.ts';
import { changeSpeed, type FigureClock, runClock, secondsAt, setClock } from './movement-clock.ts';
import { useStoppedWithAll } from './stopped-figures.ts';
import { useClock } from './use-clock.ts';

export type MovementControls = {
  readonly clock: FigureClock;
  /** True also while the figure, which will then play, is still loading. */
  readonly playing: boolean;
  readonly isAtStart: boolean;
  readonly slow: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSlow: (slow: boolean) => void;
  /** To the keyframe before (`-1`) or after (`1`). */
  readonly step: (step: -1 | 1) => void;
  readonly stop: () => void;
};

/**
 * The clock and buttons of a movement. Waits until `ready`, stops while the page is hidden, and starts by
 * itself when `starts`.
 */
export function useMovement(
  scene: MovementScene | null,
  { ready, starts }: { ready: boolean; starts: boolean },
): MovementControls {
  const [playing, setPlaying] = useState(starts);
  const { clock, state, change } = useClock(playing && ready);
  useStoppedWithAll(useCallback(() => setPlaying(false), []));

  return {
    clock,
    playing,
    isAtStart: state.since === null && state.counted === 0,
    slow: state.speed < 1,
    setPlaying,
    setSlow: (slow) => change((clock, now) => changeSpeed(clock, slow ? 0.5 : 1, now)),
    step(step) {
      if (scene === null) return;
      const { timeline, keyframes } = scene;
      change((clock, now) => {
        const seconds = secondsAt(clock, now);
        return setClock(clock, neighbouringKeyframe(timeline, keyframes, seconds, step), now);
      });
    },
    stop() {
      setPlaying(false);
      change((clock, now) => setClock(runClock(clock, false, now), 0, now));
    },
  };
}
