import { vi } from 'vitest';
import type { Player } from '#features/player/player.ts';

const press = () => vi.fn<() => void>();

/** A session in the middle of a hold; its buttons only record presses. */
export function aSession(change: Partial<Player> = {}): Player {
  return {
    status: 'running',
    caption: 'Hold for 18 seconds.',
    remark: null,
    index: 0,
    side: 'second',
    repetition: 1,
    repetitions: 2,
    step: { kind: 'hold', seconds: 18, secondsLeft: 12, ring: 1 / 3 },
    progress: 0.25,
    secondsLeft: 200,
    seconds: 270,
    doneIds: new Set(),
    resumable: null,
    clock: { seconds: () => 3, running: true },
    controls: {
      start: press(),
      takeUp: press(),
      pause: press(),
      resume: press(),
      skip: press(),
      back: press(),
      again: press(),
      jump: vi.fn<(index: number) => void>(),
      finish: press(),
      takeOver: press(),
    },
    sound: {
      mode: 'voice',
      volume: 1,
      screenReader: false,
      setMode: vi.fn<Player['sound']['setMode']>(),
      toggle: press(),
      setVolume: vi.fn<Player['sound']['setVolume']>(),
      setScreenReader: vi.fn<Player['sound']['setScreenReader']>(),
      voiceWorks: true,
    },
    ...change,
  };
}
