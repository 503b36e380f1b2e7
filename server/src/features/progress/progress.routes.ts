import { DONE } from '@limber/contract/fields';
import * as contract from '@limber/contract/progress';
import { canBeOff, TOO_FAR_FOR_A_DAY_OFF } from '@limber/domain/progress/range';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { toDaysMoved } from './days-moved.ts';
import { countRoutines, type Span, sumExercises } from './days-moved.queries.ts';
import { findDaysOff, insertDayOff, removeDayOff } from './days-off.queries.ts';
import { countBetween, findWeeklyGoal } from './progress.queries.ts';

export function progressRoutes(serve: Serve, { db, now }: Deps): void {
  serve(contract.getProgress, async ({ userId, params: { date }, query: { timeZone } }) => {
    const { from, until } = utcSpanOf(timeZone, date, date);
    return { date, ...(await countBetween(db, userId, from, until)) };
  });

  serve(contract.listDaysMoved, async ({ userId, query: { from, until, timeZone } }) => {
    const span = utcSpanOf(timeZone, from, until);
    const [exercises, routines, daysOff, weeklyGoal] = await Promise.all([
      sumExercises(db, userId, span),
      countRoutines(db, userId, span),
      findDaysOff(db, userId, { from, until }),
      findWeeklyGoal(db, userId),
    ]);
    return { days: toDaysMoved({ exercises, routines }, timeZone), daysOff, weeklyGoal };
  });

  serve(contract.markDayOff, async ({ userId, params: { date } }) => {
    if (!canBeOff(date, now())) throw new Refused(422, 'too-far', TOO_FAR_FOR_A_DAY_OFF);
    await insertDayOff(db, userId, date);
    return DONE;
  });

  serve(contract.unmarkDayOff, async ({ userId, params: { date } }) => {
    await removeDayOff(db, userId, date);
    return DONE;
  });
}

/** The UTC times of a range of local days; a day has 23 to 25 hours. */
function utcSpanOf(timeZone: string, first: LocalDay, last: LocalDay): Span {
  const startOf = (plain: Temporal.PlainDate) =>
    new Date(plain.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return {
    from: startOf(Temporal.PlainDate.from(first)),
    until: startOf(Temporal.PlainDate.from(last).add({ days: 1 })),
  };
}
