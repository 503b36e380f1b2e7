import type { RoutineRecord } from '@limber/contract/routine-history';
import { areaLabel } from '@limber/domain/body-areas';
import { counted } from '@limber/domain/counted';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { longDate } from '#browser/long-date.ts';

export function HistoryEntry({ record }: { record: RoutineRecord }) {
  const { name, completedAt, exerciseCount, totalDuration, bodyAreas } = record;
  return (
    <li className="grid gap-0.5 text-small [overflow-wrap:anywhere]">
      <p className="text-body font-strong">{name}</p>
      <p>
        <time dateTime={completedAt}>{longDate(completedAt)}</time>
      </p>
      <p className="text-soft">
        {counted(exerciseCount, 'exercise')}, {durationWords(totalDuration)}
      </p>
      <p className="text-soft">{bodyAreas.map(areaLabel).join(', ')}</p>
    </li>
  );
}
