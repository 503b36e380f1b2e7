import { toWeights } from '@limber/domain/pain-points/pain-points';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { counted } from '@limber/domain/counted';
import { useQuery } from '@tanstack/react-query';
import { CheckInQuestion } from '#features/check-ins/check-in-question.tsx';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';
import type { SessionEngine } from '#features/session/session.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { DoneList } from './done-list.tsx';
import { SessionSaving } from './session-saving.tsx';

type Props = {
  workout: Workout;
  session: SessionEngine;
  onPlaySkipped: () => void;
};

/** The end: what was done, the week, how it feels, and away. */
export function SessionEnd({ workout, session, onPlaySkipped }: Props) {
  const painPoints = useQuery(painPointsQuery);
  const done = workout.exercises.filter(({ id }) => session.doneIds.has(id));
  const { totalDuration } = summariseWorkout(done);
  const title = done.length > 0 ? 'Well moved' : 'Another time';
  return (
    <Page
      title={title}
      step="end"
      lead={
        done.length > 0
          ? `${counted(done.length, 'exercise')}, ${durationWords(totalDuration)} of movement.`
          : 'Nothing was done this time. Today’s exercises wait for you.'
      }
    >
      <SessionSaving workout={workout} onPlaySkipped={onPlaySkipped} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DoneList workout={workout} />
        <Card as="section">
          <h2 className="text-body">Your week</h2>
          <WeekStrip />
        </Card>
      </div>
      {done.length > 0 && painPoints.data && (
        <CheckInQuestion exercises={done} weights={toWeights(painPoints.data)} />
      )}
      <div className="flex max-sm:*:grow">
        <ButtonLink size="large" href="/dashboard">
          Back to today
        </ButtonLink>
      </div>
    </Page>
  );
}
