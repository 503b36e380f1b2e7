import { dayOfWeekWords, endingWords } from '@limber/domain/progress/progress-words';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import type { RoutineExercise } from '@limber/contract/routines';
import { useQuery } from '@tanstack/react-query';
import { CheckInQuestion } from '#features/check-ins/check-in-question.tsx';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { SameTimeTomorrow } from '#features/preferences/same-time-tomorrow.tsx';
import { useProgress } from '#features/routine-history/use-progress.ts';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';

type Props = {
  done: readonly RoutineExercise[];
};

export function WorkoutEnding({ done }: Props) {
  const painPoints = useQuery(painPointsQuery);
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @xl:grid-cols-2 @4xl:grid-cols-[1fr_auto_auto]">
        <section aria-label="Your week" className="grid gap-1">
          <WeekSoFar />
          <WeekStrip />
        </section>
        {done.length > 0 && painPoints.data && (
          <CheckInQuestion exercises={done} weights={toWeights(painPoints.data)} />
        )}
        {done.length > 0 && <SameTimeTomorrow />}
      </div>
    </div>
  );
}

/** "Fourth day this week.", and below it the goal or the streak. Space is reserved until they are known. */
function WeekSoFar() {
  const { data, isError } = useProgress();
  return (
    <>
      <h2 className="min-h-7.5 text-title">
        {data ? (dayOfWeekWords(data) ?? 'Your week') : isError && 'Your week'}
      </h2>
      <p className="min-h-6 text-soft">{data && endingWords(data)}</p>
    </>
  );
}
