import { keptWords, returningVisitWords, visitWords } from '@limber/domain/routines/visit-words';
import { useSession } from '#features/auth/session-store.ts';
import { Note } from '#ui/note.tsx';
import { useKeptWorkouts, useVisit, type Visit } from './visit.ts';

/** What whoever registers here will keep of what they did without an account. */
export function WhatIsKept() {
  const { areas, finished } = useVisit();
  return <Words words={visitWords(areas, recordsOf(finished))} />;
}

/** The same for whoever signs in. */
export function WhatGoesWithYou() {
  const { areas, finished } = useVisit();
  return <Words words={returningVisitWords(areas, recordsOf(finished))} />;
}

/** What the account of whoever is signed in has just taken over. */
export function WhatWasKept() {
  const kept = useKeptWorkouts(useSession().user?.id ?? null);
  return <Words words={keptWords(recordsOf(kept))} />;
}

function Words({ words }: { words: string | null }) {
  return words === null ? null : <Note>{words}</Note>;
}

const recordsOf = (finished: Visit['finished']) => finished.map(({ record }) => record);
