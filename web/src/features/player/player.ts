import type { FigureClock } from '#features/exercises/live-figure/movement-clock.ts';
import type { ScriptExercise } from '@limber/domain/player/workout-script';
import type { SoundControls } from './sound-settings.ts';

export type PlayedExercise = ScriptExercise & { discreet: boolean };

/**
 * `ready`: waits for its one press. `paused`: by the user, or because the device slept. `elsewhere`: another
 * tab of this browser runs it.
 */
export type PlaybackStatus = 'ready' | 'running' | 'paused' | 'finished' | 'elsewhere';

/** `guide`: one repetition outside the count. `move`: all repetitions of a side. */
export type PlaybackStep = {
  kind: 'ready' | 'guide' | 'move' | 'hold' | 'turn';
  seconds: number;
  /** Whole seconds, rounded up. */
  secondsLeft: number;
  /** Fullness of the ring at this render, 0 to 1; while running it fills linearly. */
  ring: number;
};

/** A view of the workout that changes at cues and once a second, not with every frame. */
export type PlaybackView = {
  status: PlaybackStatus;
  /** The spoken words. */
  caption: string;
  /** A remark about the playback itself, such as a failed voice. */
  remark: string | null;
  index: number;
  /** Null when both sides move at once. The right side is the first. */
  side: 'first' | 'second' | null;
  /** Counted from 1 within the side; 0 while getting ready. */
  repetition: number;
  repetitions: number;
  step: PlaybackStep;
  /** Share of the whole workout, 0 to 1, and whole seconds left. */
  progress: number;
  secondsLeft: number;
  /** Seconds of the whole workout, getting ready included. */
  seconds: number;
  /** Exercises whose movement was played to its end. */
  doneIds: ReadonlySet<number>;
  /** An unfinished workout of today. */
  resumable: { index: number } | null;
};

/** Buttons that make no sense in the current status do nothing. */
export type PlaybackControls = {
  /** Call it during a press, without which browsers let no page sound. */
  start: () => void;
  /** Resumes the unfinished workout. Call it during a press, too. */
  takeUp: () => void;
  pause: () => void;
  resume: () => void;
  skip: () => void;
  /** Goes to the start of this exercise, or of the one before if this one has hardly begun. */
  back: () => void;
  /** Begins this exercise anew, and tells it whole. */
  again: () => void;
  jump: (index: number) => void;
  /** Ends the workout; done exercises stay done. */
  finish: () => void;
  /** Moves the workout from another tab to this one. */
  takeOver: () => void;
};

export type Player = PlaybackView & {
  /** Seconds of the exercise's movement. The same object throughout. */
  clock: FigureClock;
  controls: PlaybackControls;
  sound: SoundControls;
};
