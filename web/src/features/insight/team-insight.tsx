import { getTeamInsight, type TeamInsight as Insight } from '@limber/contract/team-insight';
import {
  ACTIVE_DAYS,
  marginInDays,
  marginInPoints,
  MOST_DAYS_A_WEEK,
} from '@limber/domain/insight/insight';
import { SMALLEST_COHORT } from '@limber/domain/insight/smallest-cohort';
import { quarterWords } from '@limber/domain/insight/quarters';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { longDate } from '#browser/long-date.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

/** The figures are published once a quarter. */
const insightQuery = queryOptions({
  queryKey: ['team', 'insight'],
  queryFn: () => call(getTeamInsight),
});

/** Seen by every member, the owner included. */
export function TeamInsight() {
  const query = useQuery(insightQuery);
  return (
    <Card as="section">
      <h2 className="text-body font-strong">How your team is doing</h2>
      <p className="mt-1 text-soft">
        Everybody in the team sees this, the owner no more than you. It identifies nobody.
      </p>
      <div className="mt-4 grid gap-4">
        <Loaded
          query={query}
          what="the figures of your team"
          skeleton={<SkeletonBlock shape="h-24 w-full" />}
        >
          {(insight) => <Quarters {...insight} />}
        </Loaded>
        <HowItIsMade />
      </div>
    </Card>
  );
}

function Quarters({ quarters, nextAt }: Insight) {
  return (
    <>
      {quarters.map((quarter) => (
        <QuarterFigures key={quarter.quarter} {...quarter} />
      ))}
      <p className="text-soft">
        {quarters.length === 0 ? 'The first figures' : 'The next figures'} come on{' '}
        {longDate(nextAt)}, of those who are in the team for the whole quarter.
      </p>
    </>
  );
}

function QuarterFigures({ quarter, people, figures }: Insight['quarters'][number]) {
  return (
    <div className="grid gap-2 border-b border-hairline pb-4">
      <h3 className="font-strong">{quarterWords(quarter)}</h3>
      {figures === null ? (
        <p>
          Fewer than {SMALLEST_COHORT} people were in the team for all of it, so there are no
          figures: they would be about each of them.
        </p>
      ) : (
        <>
          <dl className="grid gap-2">
            <Figure term="Moved once a week or more">{figures.activePercent} %</Figure>
            <Figure term="Days a week people moved">{figures.daysAWeek}</Figure>
            <Figure term="Felt better after moving">{figures.betterPercent} %</Figure>
          </dl>
          <p className="text-small text-soft">
            Of {people} people. Shares are give or take {marginInPoints(people)} points, days give
            or take {marginInDays(people)}.
          </p>
        </>
      )}
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt>{term}</dt>
      <dd className="font-strong tabular-nums">{children}</dd>
    </div>
  );
}

function HowItIsMade() {
  return (
    <Disclosure
      title="How this is made"
      summary="Once a quarter, with noise that hides each person"
    >
      <div className="grid max-w-prose gap-3 text-soft">
        <p>
          Two days after each quarter we count once, among those who were in the team all of it: who
          moved on {ACTIVE_DAYS} days or more, on how many days a week people moved (up to{' '}
          {MOST_DAYS_A_WEEK}), and who felt better at least every second time they were asked.
          Shares are of everybody, also of those who never answered.
        </p>
        <p>
          To each of the three a random number is added, large enough to hide any one person, and
          the result is rounded. It is drawn once, kept, and never drawn again. With fewer than{' '}
          {SMALLEST_COHORT} people nothing is counted at all. There are no groups within the team.
        </p>
        <p>
          Somebody who knows everything about everybody else, and tries to find out whether you
          moved, is right every second time by tossing a coin. With a year of these figures they are
          right at most 75 times in 100.
        </p>
      </div>
    </Disclosure>
  );
}
