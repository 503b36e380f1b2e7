import { areaLabel } from '@limber/domain/body-areas';
import { counted } from '@limber/domain/counted';
import { daysLeftOut, TOO_MUCH_HURT } from '@limber/domain/discomfort/left-out';
import { spokenName } from '@limber/domain/player/spoken-name';
import { useQuery } from '@tanstack/react-query';
import { discomfortQuery } from '#features/discomfort/discomfort.api.ts';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import type { Eased } from './hurting.ts';
import { SeeADoctorNote } from './see-a-doctor-note.tsx';

type Props = {
  name: string;
  /** Undefined until known. */
  eased: Eased | undefined;
  failed: boolean;
  isTooMuch: boolean;
};

/** The result of a discomfort report; with the note on seeing a doctor after too many in a week. */
export function WhatComesInstead({ name, eased, failed, isTooMuch }: Props) {
  const { data: reports = [] } = useQuery(discomfortQuery);
  return (
    <div className="grid gap-4">
      <output className="grid gap-2">
        <p>Good that you stopped. Let it rest; a movement should never hurt.</p>
        {failed && <p>This could not be saved. You can skip the exercise, or try again.</p>}
        {!failed && !eased && <p className="text-soft">Looking for something gentle…</p>}
        {eased && (
          <p>
            {name} stays out of your routines for{' '}
            {counted(daysLeftOut(reports, eased.report), 'day')}.
          </p>
        )}
        {eased && !eased.instead && <p>Nothing else fits here. Skip it today.</p>}
      </output>
      {eased?.instead && (
        <div className="flex min-w-0 items-center gap-3 rounded-card bg-tint p-3">
          <ExerciseThumbnail exercise={eased.instead} />
          <p className="grid min-w-0 [overflow-wrap:anywhere]">
            <span className="text-small text-soft">
              Instead, gentle, for: {areaLabel(eased.instead.bodyArea)}
            </span>
            <span className="font-strong">{spokenName(eased.instead.name)}</span>
          </p>
        </div>
      )}
      {eased && isTooMuch && (
        <>
          <p className="font-strong">{TOO_MUCH_HURT}</p>
          <SeeADoctorNote />
        </>
      )}
    </div>
  );
}
