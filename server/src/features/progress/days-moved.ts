import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { type DayMoved, sum } from '@limber/domain/progress/days-moved';
import type { LocalDay } from '@limber/domain/time/local-day';

/** Activity within a quarter hour, such as "2026-01-05T09:2". */
type Quarter = { quarter: string; count: number };
type Done = {
  exercises: readonly (Quarter & { area: BodyArea; seconds: number })[];
  routines: readonly Quarter[];
};

const QUARTER_MINUTES = 15;

/** Activity by local day, oldest first, without empty days. */
export function toDaysMoved({ exercises, routines }: Done, timeZone: string): DayMoved[] {
  const dayOf = dayOfQuarter(timeZone);
  const exercisesOf = Map.groupBy(exercises, ({ quarter }) => dayOf(quarter));
  const routinesOf = Map.groupBy(routines, ({ quarter }) => dayOf(quarter));
  const dates = [...new Set([...exercisesOf.keys(), ...routinesOf.keys()])].toSorted();
  return dates.map((date) => {
    const done = exercisesOf.get(date) ?? [];
    const areas = BODY_AREAS.map((area) => ({
      area,
      seconds: sum(done.filter((each) => each.area === area)),
    }));
    return {
      date,
      seconds: sum(done),
      exercises: counts(done),
      routines: counts(routinesOf.get(date) ?? []),
      areas: areas.filter(({ seconds }) => seconds > 0),
    };
  });
}

/** Returns a function from quarter hour to local day. */
function dayOfQuarter(timeZone: string): (quarter: string) => LocalDay {
  return (quarter) => {
    const minute = Number(quarter.at(-1)) * QUARTER_MINUTES;
    const instant = Temporal.Instant.from(
      `${quarter.slice(0, -1)}${String(minute).padStart(2, '0')}:00Z`,
    );
    return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  };
}

function counts(of: readonly Quarter[]): number {
  return of.reduce((total, { count }) => total + count, 0);
}
