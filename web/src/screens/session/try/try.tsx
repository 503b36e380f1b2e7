import { PAGES } from '@limber/contract/pages';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '#features/auth/session-store.ts';
import {
  forgetStartPress,
  isStartPressed,
  pressInAddress,
  takePress,
  useChooseForVisitor,
} from '#features/visit/start-visit.ts';
import { currentVisit, isFinished, useVisit } from '#features/visit/visit.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ChooseAreas } from './choose-areas.tsx';
import { KeepThis } from './keep-this.tsx';
import { VisitSession } from './visit-session.tsx';

/** Five exercises without an account. */
export function TryScreen() {
  const { authenticated, loading } = useSession();
  if (loading) return <Spinner label="Loading" />;
  return authenticated ? <Redirect to={PAGES.sessionOfToday.path} replace /> : <Visit />;
}

function Visit() {
  const visit = useVisit();
  const [press] = useState(pressInAddress);
  const [isPlaying, setPlaying] = useState(press !== null || isStartPressed());
  // The key of a visit that was finished before this page opened: a session shows its own end.
  const [finishedBefore] = useState(() => (isFinished(visit) ? visit.idempotencyKey : null));
  const choosing = useChooseForVisitor();
  const start = () => {
    setPlaying(true);
    const { routine, areas } = currentVisit();
    if (routine === null) choosing.mutate([...areas], { onError: () => setPlaying(false) });
  };
  useEffect(() => {
    if (press !== null) takePress(press);
  }, [press]);
  useEffect(() => {
    if (!isStartPressed()) return;
    forgetStartPress();
    start();
    // oxlint-disable-next-line react/exhaustive-deps -- for a press on an earlier page, or one at the end that asks for five others
  }, [visit.routine]);

  if (visit.routine === null) {
    return <ChooseAreas pending={isPlaying} onStart={start} />;
  }
  if (visit.idempotencyKey === finishedBefore) return <KeepThis />;
  return (
    <VisitSession key={visit.idempotencyKey} routine={visit.routine} startsAtOnce={isPlaying} />
  );
}
