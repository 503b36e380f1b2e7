import type { RoutineRecord } from '@limber/contract/routine-history';
import { areaLabel } from '@limber/domain/body-areas';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { NamesList } from '#ui/names-list.tsx';
import { countWords } from './calendar-words.ts';

const NAMES_SHOWN = 6;

/** One completed routine. */
export function RoutineSummary({ record }: { record: RoutineRecord }) {
  const { name, exerciseCount, bodyAreas, totalDuration, exerciseNames } = record;
  return (
    <li className="grid gap-1 border-t border-hairline pt-3 text-small [overflow-wrap:anywhere]">
      <p className="text-body font-strong">{name}</p>
      <p className="text-soft">
        {countWords(exerciseCount, 'exercise')}, {durationWords(totalDuration)}
      </p>
      {bodyAreas.length > 0 && <p className="text-soft">{bodyAreas.map(areaLabel).join(', ')}</p>}
      <NamesList names={exerciseNames} shown={NAMES_SHOWN} />
    </li>
  );
}
