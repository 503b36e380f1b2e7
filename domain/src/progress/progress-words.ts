import { counted } from '../counted.ts';
import { durationWords } from '../routines/routine-duration.ts';
import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { daysMovedThisWeek, type Progress, type Streak, streakOf } from './streak.ts';

/** Days without movement after which a user is welcomed back. */
const PAUSE_DAYS = 4;

/** Shorter streaks are not mentioned. */
const WORTH_SAYING = 2;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'] as const;

/** "This week 3 of 4 days", or "This week 3 days" without a goal. Never zero. */
export function weekWords(progress: Progress): string {
  const { length } = daysMovedThisWeek(progress);
  const { goal } = progress;
  if (goal === null) {
    return length === 0 ? 'This week is still open' : `This week ${counted(length, 'day')}`;
  }
  return length > goal
    ? `This week ${counted(length, 'day')}, more than your goal of ${goal}`
    : `This week ${length} of ${counted(goal, 'day')}`;
}

/** A welcome after a pause, else the days in a row. Never a reproach. */
export function streakWords(progress: Progress): string | null {
  const { moved, today } = progress;
  if (moved.size === 0) return null;
  if (isAfterPause(moved, today)) {
    return `Welcome back. Your ${moved.size === 1 ? 'day is' : `${moved.size} days are`} still yours.`;
  }
  const streak = streakOf(progress);
  return streak.current >= WORTH_SAYING ? `${streak.current} days in a row.` : null;
}

export function bestWords({ current, best }: Streak): string | null {
  return best > current && best >= WORTH_SAYING ? `Your longest so far: ${best} days.` : null;
}

function isAfterPause(moved: ReadonlySet<LocalDay>, today: LocalDay): boolean {
  const recent = Array.from({ length: PAUSE_DAYS }, (_, ago) => addDays(today, -ago));
  return !recent.some((day) => moved.has(day));
}

type Ending = {
  /** Seconds of movement by the doses of the completed exercises. */
  seconds: number;
  exercises: number;
  /** Seconds that the timer counted; null when it did not run. */
  measuredSeconds: number | null;
};

/** "3 minutes", or "5 exercises" when the timer counted less than half of the dose. */
export function doneWords({ seconds, exercises, measuredSeconds }: Ending): string {
  const isQuick = measuredSeconds !== null && measuredSeconds < seconds / 2;
  return isQuick ? counted(exercises, 'exercise') : durationWords(seconds);
}

/** "Fourth day this week."; null on a day without movement. */
export function dayOfWeekWords(progress: Progress): string | null {
  const ordinal = ORDINALS[daysMovedThisWeek(progress).length - 1];
  return ordinal && progress.moved.has(progress.today) ? `${ordinal} day this week.` : null;
}

/** Null without a goal. */
export function goalWords(progress: Progress): string | null {
  const { goal } = progress;
  if (goal === null) return null;
  const left = goal - daysMovedThisWeek(progress).length;
  if (left > 0) return `${left === 1 ? 'One more day' : `${left} more days`} to your goal.`;
  return left === 0
    ? 'That is your goal for this week. Well done.'
    : 'More than your goal this week.';
}

/** The sentence below the day of the week at the end of a workout: the goal, or the streak. */
export function endingWords(progress: Progress): string | null {
  const isFirst = progress.moved.size === 1 && progress.moved.has(progress.today);
  return goalWords(progress) ?? (isFirst ? 'A good beginning.' : streakWords(progress));
}
