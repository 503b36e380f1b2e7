import { scriptStateAt, type ScriptState } from '@limber/domain/player/script-state';
import type { WorkoutScript } from '@limber/domain/player/workout-script';
import { spokenCueAt } from './cues-at.ts';
import { type Playback, scriptPositionAt } from './playback.ts';
import type { PlaybackStep, PlaybackView } from './player.ts';

/** Absorbs rounding errors of summed seconds. */
const TOLERANCE_SECONDS = 1e-6;

/** Distance kept from a movement's end. */
const BEFORE_END_SECONDS = 1e-3;

type PlayedView = Omit<PlaybackView, 'status' | 'remark' | 'resumable'>;

const NOWHERE: ScriptState = {
  index: 0,
  step: { kind: 'ready', start: 0, end: 0 },
  side: null,
  repetition: 0,
  moved: 0,
};

export function viewPlayback(playback: Playback, now: number): PlayedView {
  const { script, doneIds } = playback;
  const position = scriptPositionAt(playback, now);
  const state = scriptStateAt(script, position) ?? NOWHERE;
  return {
    caption: captionOf(playback, position),
    index: state.index,
    side: state.side,
    repetition: state.repetition,
    repetitions: script.exercises[state.index]?.dose.count ?? 0,
    step: viewStep(state.step, position),
    progress: script.seconds > 0 ? position / script.seconds : 0,
    secondsLeft: wholeSeconds(script.seconds - position),
    seconds: script.seconds,
    doneIds,
  };
}

/** Milliseconds until the view changes: a cue, a step, or its remaining seconds. */
export function untilChange(playback: Playback, now: number): number {
  const { script } = playback;
  const position = scriptPositionAt(playback, now);
  const end = scriptStateAt(script, position)?.step.end ?? script.seconds;
  const left = end - position;
  const second = left - (wholeSeconds(left) - 1);
  const isAhead = (at: number) => at > position + TOLERANCE_SECONDS;
  const cue = script.cues.find(({ at }) => isAhead(at))?.at ?? Infinity;
  return Math.max(TOLERANCE_SECONDS, Math.min(second, cue - position)) * 1000;
}

/** Seconds within the exercise's movement, just before its end at most, where the figure would begin again. */
export function movementSecondsAt(playback: Playback, now: number): number {
  const { script } = playback;
  const state = scriptStateAt(script, scriptPositionAt(playback, now));
  if (!state) return 0;
  const end = script.parts[state.index]?.spans.at(-1)?.to ?? 0;
  return Math.min(state.moved, end - BEFORE_END_SECONDS);
}

function viewStep({ kind, start, end }: ScriptState['step'], position: number): PlaybackStep {
  const seconds = end - start;
  const ring = seconds > 0 ? Math.min(1, Math.max(0, (position - start) / seconds)) : 0;
  return { kind, seconds, secondsLeft: wholeSeconds(end - position), ring };
}

function captionOf({ script, state, landedAt }: Playback, position: number): string {
  if (state === 'ready') return '';
  const cue = spokenCueAt(script, position);
  if (!cue || (state === 'finished' && !isOver(script, position))) return '';
  return (cue.at === landedAt ? cue.landing : undefined) ?? cue.words;
}

function isOver({ seconds }: WorkoutScript, position: number): boolean {
  return position >= seconds;
}

function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.ceil(seconds - TOLERANCE_SECONDS));
}
