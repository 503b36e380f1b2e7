import { keptWords, returningVisitWords, visitWords } from '@limber/domain/routines/visit-words';
import { useSession } from '#features/auth/session-store.ts';
import { Note } from '#ui/note.tsx';
import { useKeptWorkouts, useVisit, type Visit } from './visit.ts';

/** A note at registration on the things that it will save. */
export function WhatIsKept() {
  const { areas, finished } = useVisit();
  return <Words words={visitWords(areas, recordsOf(finished))} />;
}

/** A note at sign-in on the things that it will save. */
export function WhatGoesWithYou() {
  const { areas, finished } = useVisit();
  return <Words words={returningVisitWords(areas, recordsOf(finished))} />;
}

/** For a user whose account has just saved the visit. */
export function WhatWasKept() {
  const kept = useKeptWorkouts(useSession().user?.id ?? null);
  return <Words words={keptWords(recordsOf(kept))} />;
}

function Words({ words }: { words: string | null }) {
  return words === null ? null : <Note>{words}</Note>;
}

const recordsOf = (finished: Visit['finished']) => finished.map(({ record }) => record);
