import type { FigureClock } from '#features/exercises/live-figure/movement-clock.ts';
import type { ScriptExercise } from '@limber/domain/sessions/session-script';
import type { SoundControls } from './sound-settings.ts';

/** An exercise of a session: one of a routine or of a plan. */
export type SessionExercise = ScriptExercise & { discreet: boolean };

/**
 * `ready`: waits for its one press. `paused`: by the user, or because the device slept.
 * `elsewhere`: another tab of this browser runs it.
 */
export type SessionStatus = 'ready' | 'running' | 'paused' | 'finished' | 'elsewhere';

/** What the ring shows: getting ready, moving (all repetitions of a side), holding, changing sides. */
export type SessionStep = {
  kind: 'ready' | 'move' | 'hold' | 'turn';
  seconds: number;
  /** Whole seconds, rounded up. */
  secondsLeft: number;
  /** How full the ring is, from 0 to 1, as of this render. While running it fills linearly. */
  ring: number;
};

/** Where a session stands. Changes at cues and once a second, never with every frame. */
export type SessionView = {
  status: SessionStatus;
  /** Word for word what is spoken. */
  caption: string;
  /** A quiet remark about the session itself, such as that the voice failed; null mostly. */
  remark: string | null;
  /** Index of the exercise. */
  index: number;
  /** Null when both sides move at once. The right side is the first. */
  side: 'first' | 'second' | null;
  /** Counted from 1 within the side; 0 while getting ready. */
  repetition: number;
  repetitions: number;
  step: SessionStep;
  /** Of the whole session, from 0 to 1, and whole seconds left of it. */
  progress: number;
  secondsLeft: number;
  /** Of the whole session, getting ready included. */
  seconds: number;
  /** Ids of the exercises whose movement was played to the end. */
  doneIds: ReadonlySet<number>;
  /** A session of today that was under way when the page was left. */
  resumable: { index: number } | null;
};

/** The buttons of a session. Those that make no sense in its status do nothing. */
export type SessionControls = {
  /** Starts; on the first press, which browsers want before they let a page sound. */
  start: () => void;
  /** Takes up the session that was under way. Also a press. */
  takeUp: () => void;
  pause: () => void;
  resume: () => void;
  skip: () => void;
  /** To the start of this exercise, or of the one before while it has hardly begun. */
  back: () => void;
  again: () => void;
  jump: (index: number) => void;
  /** Ends it here; what was done stays done. */
  finish: () => void;
  /** Runs it in this tab instead of the other. */
  takeOver: () => void;
};

export type SessionEngine = SessionView & {
  /** Of the exercise's movement; negative while getting ready. The object stays the same throughout. */
  clock: FigureClock;
  controls: SessionControls;
  sound: SoundControls;
};
