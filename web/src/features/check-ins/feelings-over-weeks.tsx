import { areaLabel } from '@limber/domain/body-areas';
import { FEELINGS, type Feeling, feelingWords } from '@limber/domain/check-ins/check-in';
import {
  type AreaFeelings,
  feelingsByWeek,
  type FeelingCounts,
} from '@limber/domain/check-ins/feelings-by-week';
import { counted } from '@limber/domain/counted';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId } from 'react';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { localWeek } from '#browser/local-week.ts';
import { useToday } from '#browser/use-local-time.ts';
import { checkInsQuery } from './check-ins.api.ts';

const WEEKS = 12;

/** Shows the user's answers only, and makes no claim about their causes. */
export function FeelingsOverWeeks() {
  const heading = useId();
  const today = useToday();
  const query = useQuery(checkInsQuery);
  const { data } = query;
  const areas = feelingsByWeek(data ?? [], {
    today,
    count: WEEKS,
    firstDay: localWeek().firstDay,
  });
  return (
    <section aria-labelledby={heading} className="grid content-start gap-4">
      <h2 id={heading} className="text-body">
        How it felt
      </h2>
      {data && areas.length > 0 && (
        <>
          <p className="text-small text-soft">
            Your answers after moving, in the last {WEEKS} weeks. They say how it felt, not why.
          </p>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {areas.map((area) => (
              <AreaLine key={area.area} feelings={area} />
            ))}
          </ul>
          <Legend />
        </>
      )}
      {data && areas.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="max-w-prose text-soft">
            At the end of a session you are asked how one area feels. Your answers will stand here.
          </p>
          <ButtonLink kind="secondary" size="small" href="/session">
            Begin today’s session
          </ButtonLink>
        </div>
      )}
      {query.isError && <NotLoadedNote what="your answers" query={query} />}
    </section>
  );
}

/** A column for each week: better above, same in the middle, worse below. */
function AreaLine({ feelings: { area, counts, weeks } }: { feelings: AreaFeelings }) {
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{areaLabel(area)}</span>
        <span className="text-small leading-6 text-soft">{countsWords(counts)}</span>
      </p>
      <div aria-hidden className="grid grid-cols-12 rounded-tick bg-sunken/60 py-1.5">
        {weeks.map((week) => (
          <div key={week.start} className="grid h-9 grid-rows-3 justify-items-center">
            {FEELINGS.map((feeling) => (
              <span key={feeling} className="grid place-items-center">
                {week.counts[feeling] > 0 && <Mark feeling={feeling} />}
              </span>
            ))}
          </div>
        ))}
      </div>
    </li>
  );
}

const MARKS: Record<Feeling, string> = {
  better: 'bg-deep border-deep forced-colors:bg-[CanvasText]',
  same: 'border-edge',
  worse: 'border-ink rotate-45 rounded-none!',
};

/** Distinct by place, shape and filling, not by colour alone. */
function Mark({ feeling }: { feeling: Feeling }) {
  return <span className={clsx('size-2 rounded-pill border-2', MARKS[feeling])} />;
}

function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      {FEELINGS.map((feeling) => (
        <li key={feeling} className="flex items-center gap-2">
          <Mark feeling={feeling} />
          {feelingWords(feeling)}
        </li>
      ))}
    </ul>
  );
}

/** "9 answers: 5 better, 3 same, 1 worse". */
function countsWords(counts: FeelingCounts): string {
  const total = FEELINGS.reduce((sum, feeling) => sum + counts[feeling], 0);
  const each = FEELINGS.filter((feeling) => counts[feeling] > 0).map(
    (feeling) => `${counts[feeling]} ${feelingWords(feeling).toLowerCase()}`,
  );
  return `${counted(total, 'answer')}: ${each.join(', ')}`;
}
