import type { RoutineRecord } from '@limber/contract/routine-history';
import { areaLabel } from '@limber/domain/body-areas';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { longDate } from '../../parts/local-time/long-date.ts';

/** One completed routine in three lines. */
export function HistoryEntry({ record }: { record: RoutineRecord }) {
  const { name, completedAt, exerciseCount, totalDuration, bodyAreas } = record;
  const minutes = Math.max(1, toMinutes(totalDuration));
  return (
    <li className="grid gap-0.5 text-small [overflow-wrap:anywhere]">
      <p className="text-body font-strong">{name}</p>
      <p>
        <time dateTime={completedAt}>{longDate(completedAt)}</time>
      </p>
      <p className="text-soft">
        {exerciseCount} {exerciseCount === 1 ? 'exercise' : 'exercises'}, {minutes}{' '}
        {minutes === 1 ? 'minute' : 'minutes'}
      </p>
      <p className="text-soft">{bodyAreas.map(areaLabel).join(', ')}</p>
    </li>
  );
}
