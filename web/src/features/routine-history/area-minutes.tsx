import { areaLabel } from '@limber/domain/body-areas';
import { daysSince, secondsByArea } from '@limber/domain/progress/days-moved';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { addDays } from '@limber/domain/time/month-calendar';
import { useId, useState } from 'react';
import { RadioPills } from '#ui/radio-pills.tsx';
import type { YearsMoved } from './use-progress.ts';

const FOUR_WEEKS = 28;
const SPANS = [
  { value: 'weeks', label: 'Last 4 weeks' },
  { value: 'year', label: 'This year' },
] as const;

/** Movement per area, most first. */
export function AreaMinutes({ progress: { byDay, today } }: { progress: YearsMoved }) {
  const heading = useId();
  const [span, setSpan] = useState<'weeks' | 'year'>('weeks');
  const from = span === 'weeks' ? addDays(today, 1 - FOUR_WEEKS) : `${today.slice(0, 4)}-01-01`;
  const areas = secondsByArea(daysSince([...byDay.values()], from));
  const most = areas[0]?.seconds ?? 1;
  return (
    <section aria-labelledby={heading} className="grid content-start gap-4">
      <h2 id={heading} className="text-body">
        Movement by area
      </h2>
      <RadioPills
        legend={<span className="sr-only">Of which time</span>}
        options={SPANS}
        value={span}
        onChange={setSpan}
      />
      {areas.length === 0 ? (
        <p className="text-soft">Nothing in this time yet.</p>
      ) : (
        <ul className="grid gap-3">
          {areas.map(({ area, seconds }) => (
            <li key={area} className="grid gap-1">
              <p className="flex justify-between gap-4">
                <span>{areaLabel(area)}</span>
                <span className="text-soft tabular-nums">{durationWords(seconds)}</span>
              </p>
              <span aria-hidden className="block h-2 rounded-pill bg-sunken">
                <span
                  className="block h-full min-w-2 rounded-pill bg-brand forced-colors:bg-[CanvasText]"
                  style={{ width: `${(100 * seconds) / most}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
