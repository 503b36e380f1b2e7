import { getProgress } from '@limber/contract/progress';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { countBetween } from './progress.queries.ts';

export function progressRoutes(serve: Serve, { db }: Deps): void {
  serve(getProgress, async ({ userId, params: { date }, query: { timeZone } }) => {
    const { from, until } = dayIn(timeZone, date);
    return { date, ...(await countBetween(db, userId, from, until)) };
  });
}

/** When a calendar day begins and ends in a time zone, in UTC; 23 to 25 hours apart. */
function dayIn(timeZone: string, date: LocalDay): { from: string; until: string } {
  const day = Temporal.PlainDate.from(date);
  const startOf = (plain: Temporal.PlainDate) =>
    new Date(plain.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return { from: startOf(day), until: startOf(day.add({ days: 1 })) };
}
