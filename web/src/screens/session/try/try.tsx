import { PAGES } from '@limber/contract/pages';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '#features/auth/session-store.ts';
import {
  forgetStartPress,
  isStartPressed,
  useChooseForVisitor,
} from '#features/visit/start-visit.ts';
import { currentVisit, dropFinishedRoutine, isFinished, useVisit } from '#features/visit/visit.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ChooseAreas } from './choose-areas.tsx';
import { KeepThis } from './keep-this.tsx';
import { VisitSession } from './visit-session.tsx';

/** Moving before there is an account: where it hurts, five exercises, and whether to keep it. */
export function TryScreen() {
  const { authenticated, loading } = useSession();
  if (loading) return <Spinner label="Loading" />;
  return authenticated ? <Redirect to={PAGES.sessionOfToday} replace /> : <Visit />;
}

function Visit() {
  const visit = useVisit();
  const [isPlaying, setPlaying] = useState(isStartPressed);
  // Only what was finished before: a session shows its own end.
  const [wasFinished, setWasFinished] = useState(() => isFinished(visit));
  const choosing = useChooseForVisitor();
  const start = () => {
    dropFinishedRoutine();
    setWasFinished(false);
    setPlaying(true);
    const { routine, areas } = currentVisit();
    if (routine === null) choosing.mutate(areas, { onError: () => setPlaying(false) });
  };
  useEffect(() => {
    if (!isStartPressed()) return;
    forgetStartPress();
    start();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the press that led here
  }, []);

  if (visit.routine === null) {
    return <ChooseAreas areas={visit.areas} pending={isPlaying} onStart={start} />;
  }
  if (wasFinished) {
    return <KeepThis exercises={visit.routine.exercises} doneIds={visit.doneIds} onAgain={start} />;
  }
  return (
    <VisitSession
      key={visit.idempotencyKey}
      routine={visit.routine}
      startsAtOnce={isPlaying}
      onAgain={start}
    />
  );
}
