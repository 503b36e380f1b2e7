import { partIndexAt } from '@limber/domain/player/script-state';
import type { WorkoutScript } from '@limber/domain/player/workout-script';
import { hearChange } from './hear-change.ts';
import { createMediaKeys } from './media-keys.ts';
import {
  changePlayback,
  createPlayback,
  type Playback,
  type PlaybackEvent,
  scriptPositionAt,
  SLEPT_MS,
} from './playback.ts';
import { untilChange } from './playback-view.ts';
import type { PlayerSound } from './player-sound.ts';
import { createTicker } from './ticker.ts';
import { createScreenWake } from './wake-lock.ts';

/** Plays a workout with its clock and devices. */
export type ScriptPlayer = {
  playback: () => Playback;
  send: (event: PlaybackEvent) => void;
  /** Allows sound, during a press. */
  unlock: () => void;
  soundChanged: () => void;
  /** Goes back to the start, and waits there. */
  reset: () => void;
  /** Frees all devices. */
  close: () => void;
};

type OnChange = (before: Playback, after: Playback) => void;

/** `onChange` follows every event. */
export function createScriptPlayer(
  script: WorkoutScript,
  sound: PlayerSound,
  onChange: OnChange,
): ScriptPlayer {
  let playback = createPlayback(script);
  const apart = createClockComparison();
  const send = (event: PlaybackEvent) => {
    const before = playback;
    const now = performance.now();
    const slept = apart() > SLEPT_MS ? changePlayback(before, { type: 'slept' }, now) : before;
    playback = changePlayback(slept, event, now);
    hearChange(before, playback, sound.cues, sound.controls());
    keepGoing();
    onChange(before, playback);
  };
  const ticker = createTicker(() => send({ type: 'tick' }));
  const wake = createScreenWake();
  const keys = createMediaKeys({
    onPlay: () => send({ type: 'resume' }),
    onPause: () => send({ type: 'pause' }),
    onNext: () => send({ type: 'skip' }),
    onPrevious: () => send({ type: 'back' }),
  });
  const keepGoing = () => {
    const { state, position } = playback;
    const isRunning = state === 'running';
    if (isRunning) ticker.wakeIn(untilChange(playback, playback.readAt));
    else ticker.stop();
    if (isRunning) wake.keepOn();
    else wake.letGo();
    const exercise = playback.script.exercises[partIndexAt(playback.script, position)];
    keys.show(exercise?.name ?? '', isRunning);
    if (state === 'finished' || state === 'ready') keys.giveBack();
  };
  return {
    playback: () => playback,
    send,
    unlock: () => {
      sound.cues.unlock();
      keys.take();
    },
    soundChanged: () => {
      const { cues } = sound;
      const controls = sound.controls();
      if (controls.mode !== 'voice' || controls.screenReader) cues.silence();
      if (playback.state !== 'running') return;
      cues.schedule(playback.script, scriptPositionAt(playback, performance.now()), controls);
    },
    reset: () => {
      playback = createPlayback(playback.script);
      sound.cues.silence();
      keepGoing();
    },
    close: () => {
      ticker.stop();
      wake.letGo();
      keys.giveBack();
      sound.cues.close();
    },
  };
}

/**
 * Returns a function for the milliseconds by which the device's clock ran ahead of the page's since its last
 * call: on some devices the page's clock stops during sleep.
 */
function createClockComparison(): () => number {
  let last = clockDifference();
  return () => {
    const before = last;
    last = clockDifference();
    return last - before;
  };
}

const clockDifference = () => Date.now() - performance.now();
