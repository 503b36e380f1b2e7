import type { DayMoved } from '@limber/domain/progress/days-moved';
import { USUAL_WEEK } from '@limber/domain/progress/week';
import type { YearsMoved } from '../use-progress.ts';

export const aDayMoved = (date: string, change: Partial<DayMoved> = {}): DayMoved => ({
  date,
  seconds: 180,
  exercises: 5,
  routines: 1,
  areas: [{ area: 'neck', seconds: 180 }],
  ...change,
});

/** Progress as seen on Thursday, 15 January 2026. */
export const yearsMoved = (
  days: readonly DayMoved[],
  change: Partial<YearsMoved> = {},
): YearsMoved => ({
  today: '2026-01-15',
  byDay: new Map(days.map((day) => [day.date, day])),
  moved: new Set(days.map(({ date }) => date)),
  off: new Set(),
  week: USUAL_WEEK,
  goal: null,
  ...change,
});
