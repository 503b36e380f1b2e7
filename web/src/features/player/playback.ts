import { partIndexAt } from '@limber/domain/player/script-state';
import type { WorkoutScript } from '@limber/domain/player/workout-script';
import { resumedPosition } from './resumed-position.ts';

/** A running workout reads its clock once a second; after a longer gap the device has slept. */
export const SLEPT_MS = 5000;
/** A kept position is never an exercise's end, at which it would count as done. */
const MIN_LEFT_SECONDS = 0.5;
/** Going back this soon after an exercise's start leads to the one before. */
const HARDLY_BEGUN_SECONDS = 3;

/** A workout being played, independent of React, sound and storage. */
export type Playback = {
  script: WorkoutScript;
  state: 'ready' | 'running' | 'paused' | 'finished';
  /** Seconds of the script at `readAt`. */
  position: number;
  /** The last reading of a monotonic clock, in milliseconds. */
  readAt: number;
  /** Exercises whose movement was played to its end. */
  doneIds: ReadonlySet<number>;
  /** The position that the user jumped to; null once the workout has reached another part by itself. */
  landedAt: number | null;
  /** Counts changes of the position other than by passing time, such as a skip. */
  jumps: number;
  /** The device slept while the workout ran. */
  slept: boolean;
};

export type PlaybackEvent =
  | { type: 'start' }
  /** Restores, as paused, the kept position of a workout that the page lost. */
  | { type: 'take-up'; index: number; secondsLeft: number; doneIds: ReadonlySet<number> }
  | { type: 'pause' }
  /** Another clock has shown that the device slept. */
  | { type: 'slept' }
  | { type: 'resume' }
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'again' }
  | { type: 'jump'; index: number }
  /** Replaces the script; the current exercise continues, or begins anew when it was replaced. */
  | { type: 'replace'; script: WorkoutScript }
  | { type: 'finish' }
  | { type: 'tick' };

export function createPlayback(script: WorkoutScript): Playback {
  return {
    script,
    state: 'ready',
    position: 0,
    readAt: 0,
    doneIds: new Set(),
    landedAt: null,
    jumps: 0,
    slept: false,
  };
}

/** The position at `now`, in seconds of the script. Sleep does not count. */
export function scriptPositionAt(
  { state, position, readAt, script }: Playback,
  now: number,
): number {
  const passed = now - readAt;
  if (state !== 'running' || passed < 0 || passed > SLEPT_MS) return position;
  return Math.min(script.seconds, position + passed / 1000);
}

/** The workout after an event at `now`, in milliseconds. Invalid events only advance the time. */
export function changePlayback(before: Playback, event: PlaybackEvent, now: number): Playback {
  const playback = advance(before, now);
  const index = partIndexAt(playback.script, playback.position);
  switch (event.type) {
    case 'start':
      return playback.state === 'ready' && playback.script.parts[0] ? begin(playback, 0) : playback;
    case 'take-up':
      return takeUp(playback, event);
    case 'pause':
      return playback.state === 'running' ? { ...playback, state: 'paused' } : playback;
    case 'slept':
      return playback.state === 'running' ? fallenAsleep(playback) : playback;
    case 'resume':
      return resume(playback);
    case 'skip':
      return isUnderWay(playback) ? skip(playback, index) : playback;
    case 'back':
      return isUnderWay(playback) ? jump(playback, backFrom(playback, index)) : playback;
    case 'again':
      return isUnderWay(playback) ? jump(playback, index) : playback;
    case 'jump':
      return playback.state === 'ready' ? playback : jumpTo(playback, event.index);
    case 'replace':
      return replace(playback, event.script);
    case 'finish':
      return isUnderWay(playback) ? { ...playback, state: 'finished' } : playback;
    case 'tick':
      return playback;
    default:
      return event satisfies never;
  }
}

function advance(playback: Playback, now: number): Playback {
  if (playback.state !== 'running') return { ...playback, readAt: now };
  if (now - playback.readAt > SLEPT_MS) {
    return fallenAsleep({ ...playback, readAt: now });
  }
  const index = partIndexAt(playback.script, playback.position);
  const part = playback.script.parts[index];
  const position = scriptPositionAt(playback, now);
  const went = { ...playback, position, readAt: now };
  return part && position >= part.end ? completed(went, index) : went;
}

function fallenAsleep(playback: Playback): Playback {
  return { ...playback, state: 'paused', slept: true };
}

/** Marks the exercise at `index` as done, and goes on with the next undone one. */
function completed(playback: Playback, index: number): Playback {
  const { script, position, doneIds } = playback;
  const id = script.exercises[index]?.id;
  const after = { ...playback, doneIds: id === undefined ? doneIds : new Set([...doneIds, id]) };
  const next = nextUndone(after, index);
  if (next === null) return finished(after);
  const end = script.parts[index]?.end ?? 0;
  const start = script.parts[next]?.start ?? 0;
  return {
    ...after,
    position: start + position - end,
    landedAt: next === index + 1 ? null : start,
  };
}

function nextUndone({ script, doneIds }: Playback, after: number): number | null {
  const next = script.exercises.findIndex(({ id }, index) => index > after && !doneIds.has(id));
  return next === -1 ? null : next;
}

function begin(playback: Playback, index: number): Playback {
  return { ...landed(playback, index), state: 'running', slept: false };
}

function landed(playback: Playback, index: number): Playback {
  const position = playback.script.parts[index]?.start;
  if (position === undefined) return playback;
  return { ...playback, position, landedAt: position, jumps: playback.jumps + 1 };
}

function resume(playback: Playback): Playback {
  if (playback.state !== 'paused') return playback;
  const position = resumedPosition(playback.script, playback.position);
  return { ...playback, state: 'running', position, slept: false };
}

/** A paused workout stays paused; a finished one runs again. */
function jump(playback: Playback, index: number): Playback {
  if (!playback.script.parts[index]) return playback;
  return playback.state === 'paused' ? landed(playback, index) : begin(playback, index);
}

/** Jumps to an exercise chosen by the user, which counts as not done even if it was. */
function jumpTo(playback: Playback, index: number): Playback {
  const asked = playback.script.exercises[index]?.id;
  const doneIds = new Set([...playback.doneIds].filter((id) => id !== asked));
  return jump({ ...playback, doneIds }, index);
}

function skip(playback: Playback, index: number): Playback {
  const next = nextUndone(playback, index);
  if (next !== null) return jump(playback, next);
  return { ...finished(playback), jumps: playback.jumps + 1 };
}

/** The workout finished: if something was done, at the end, where the last line is said. */
function finished(playback: Playback): Playback {
  const { doneIds, position, script } = playback;
  const end = doneIds.size > 0 ? script.seconds : position;
  return { ...playback, state: 'finished', position: end };
}

function backFrom({ script, position }: Playback, index: number): number {
  const start = script.parts[index]?.start ?? 0;
  return position - start < HARDLY_BEGUN_SECONDS ? Math.max(0, index - 1) : index;
}

function takeUp(
  playback: Playback,
  { index, secondsLeft, doneIds }: Extract<PlaybackEvent, { type: 'take-up' }>,
): Playback {
  const part = playback.script.parts[index];
  if (!part || playback.state !== 'ready') return playback;
  const position = Math.max(part.start, part.end - Math.max(MIN_LEFT_SECONDS, secondsLeft));
  return { ...playback, state: 'paused', position, doneIds };
}

function replace(playback: Playback, script: WorkoutScript): Playback {
  if (playback.state === 'ready') return { ...playback, script };
  const before = partIndexAt(playback.script, playback.position);
  const exercise = playback.script.exercises[before];
  const same = script.exercises.findIndex(({ id }) => id === exercise?.id);
  const index = same === -1 ? Math.min(before, script.parts.length - 1) : same;
  const part = script.parts[index];
  if (!part) return { ...playback, script, state: 'finished', position: 0 };
  if (playback.state === 'finished') return { ...playback, script, position: script.seconds };
  if (same === -1) return landed({ ...playback, script }, index);
  // The time to get ready may differ after another exercise, so it counts from the end.
  const left = (playback.script.parts[before]?.end ?? 0) - playback.position;
  return { ...playback, script, position: Math.max(part.start, part.end - left) };
}

function isUnderWay({ state }: Playback): boolean {
  return state === 'running' || state === 'paused';
}
