import type { FigureClock } from '#features/exercises/live-figure/movement-clock.ts';
import type { ScriptExercise } from '@limber/domain/sessions/session-script';
import type { SoundControls } from './sound-settings.ts';

export type SessionExercise = ScriptExercise & { discreet: boolean };

/**
 * `ready`: waits for its one press. `paused`: by the user, or because the device slept. `elsewhere`: another
 * tab of this browser runs it.
 */
export type SessionStatus = 'ready' | 'running' | 'paused' | 'finished' | 'elsewhere';

/** `move`: all repetitions of a side. */
export type SessionStep = {
  kind: 'ready' | 'move' | 'hold' | 'turn';
  seconds: number;
  /** Whole seconds, rounded up. */
  secondsLeft: number;
  /** Fullness of the ring at this render, 0 to 1; while running it fills linearly. */
  ring: number;
};

/** Changes at cues and once a second, not with every frame. */
export type SessionView = {
  status: SessionStatus;
  /** The spoken words. */
  caption: string;
  /** A remark about the session itself, such as a failed voice. */
  remark: string | null;
  index: number;
  /** Null when both sides move at once. The right side is the first. */
  side: 'first' | 'second' | null;
  /** Counted from 1 within the side; 0 while getting ready. */
  repetition: number;
  repetitions: number;
  step: SessionStep;
  /** Share of the whole session, 0 to 1, and whole seconds left. */
  progress: number;
  secondsLeft: number;
  /** The whole session's, getting ready included. */
  seconds: number;
  /** Exercises whose movement was played to its end. */
  doneIds: ReadonlySet<number>;
  /** An unfinished session of today. */
  resumable: { index: number } | null;
};

/** Buttons that make no sense in the current status do nothing. */
export type SessionControls = {
  /** On a press, which browsers want before a page may sound. */
  start: () => void;
  /** Resumes the unfinished session; on a press, too. */
  takeUp: () => void;
  pause: () => void;
  resume: () => void;
  skip: () => void;
  /** To the start of this exercise, or of the one before while it has hardly begun. */
  back: () => void;
  again: () => void;
  jump: (index: number) => void;
  /** Ends the session; done exercises stay done. */
  finish: () => void;
  /** Moves the session from another tab to this one. */
  takeOver: () => void;
};

export type SessionEngine = SessionView & {
  /** Seconds of the exercise's movement; negative while getting ready. The same object throughout. */
  clock: FigureClock;
  controls: SessionControls;
  sound: SoundControls;
};
