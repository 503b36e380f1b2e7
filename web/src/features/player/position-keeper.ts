import { partIndexAt } from '@limber/domain/player/script-state';
import { localDayOf } from '@limber/domain/time/local-day';
import { forgetPosition, keepPosition, keptPosition } from './kept-position.ts';
import type { Playback } from './playback.ts';

export type PlayedWorkout = { userId: number; key: string };

/** A position to resume: exercise, and seconds before its end. */
type TakenUp = { index: number; secondsLeft: number; doneIds: ReadonlySet<number> };

/** Keeps the position of a workout in this browser until it is finished. */
export type PositionKeeper = {
  keep: (playback: Playback) => void;
  /** Null when there is nothing to resume. */
  resumable: (playback: Playback) => TakenUp | null;
};

export function createPositionKeeper({ userId, key }: PlayedWorkout): PositionKeeper {
  return {
    keep: ({ script, state, position, doneIds }) => {
      if (state === 'finished') return forgetPosition();
      const index = partIndexAt(script, position);
      const exercise = script.exercises[index];
      if (state === 'ready' || !exercise) return undefined;
      const secondsLeft = (script.parts[index]?.end ?? 0) - position;
      return keepPosition({
        userId,
        day: today(),
        key,
        exerciseId: exercise.id,
        secondsLeft,
        doneIds: [...doneIds],
      });
    },
    resumable: ({ script, state }) => {
      const kept = state === 'ready' ? keptPosition(userId, today()) : null;
      if (kept?.key !== key) return null;
      // Done exercises may have left the workout, the current one may not.
      const index = script.exercises.findIndex(({ id }) => id === kept.exerciseId);
      const { secondsLeft } = kept;
      return index === -1 ? null : { index, secondsLeft, doneIds: new Set(kept.doneIds) };
    },
  };
}

const today = () => localDayOf(new Date());
