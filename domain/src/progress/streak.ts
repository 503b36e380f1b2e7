import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { daysOfWeek, isWeekend, type WeekCustom } from './week.ts';

export type Progress = {
  today: LocalDay;
  /** Days with at least one completed exercise. */
  moved: ReadonlySet<LocalDay>;
  off: ReadonlySet<LocalDay>;
  week: WeekCustom;
  /** The number of days a week on which the user wants to move; null for no goal. */
  goal: number | null;
};

export type Streak = {
  /** Days moved since the last gap. */
  current: number;
  /** The most days without a gap, ever. */
  best: number;
};

/**
 * Days moved without a gap. A gap is a working day without movement. None of these is one: a weekend, a day
 * off, today, a rest day in a week that reaches its goal or still can.
 */
export function streakOf(progress: Progress): Streak {
  const { today, moved } = progress;
  let current = 0;
  let best = 0;
  for (const day of daysUntil(today, moved)) {
    if (moved.has(day)) current += 1;
    else if (isGap(day, progress)) current = 0;
    best = Math.max(best, current);
  }
  return { current, best };
}

function isGap(day: LocalDay, progress: Progress): boolean {
  const { today, off, week } = progress;
  return day !== today && !off.has(day) && !isWeekend(day, week) && !isWeekEnough(day, progress);
}

/** Whether the week reaches its goal with the days moved and those still to come. */
function isWeekEnough(day: LocalDay, { today, moved, week, goal }: Progress): boolean {
  if (goal === null) return false;
  const counting = daysOfWeek(day, week.firstDay).filter(
    (each) => moved.has(each) || each >= today,
  );
  return counting.length >= goal;
}

function* daysUntil(today: LocalDay, moved: ReadonlySet<LocalDay>): Generator<LocalDay> {
  const [first = today] = [...moved].toSorted();
  for (let day = first; day <= today; day = addDays(day, 1)) yield day;
}

export function daysMovedThisWeek({ today, moved, week }: Progress): LocalDay[] {
  return daysOfWeek(today, week.firstDay).filter((day) => moved.has(day) && day <= today);
}
