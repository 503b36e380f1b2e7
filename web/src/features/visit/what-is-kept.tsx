import { keptWords, visitWords } from '@limber/domain/routines/visit-words';
import { Note } from '#ui/note.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { useKeptWorkouts, useVisit } from './visit.ts';

/** What whoever registers or signs in here will keep of what they did without an account. */
export function WhatIsKept() {
  const { areas, finished } = useVisit();
  const words = visitWords(
    areas,
    finished.map(({ record }) => record),
  );
  return words === null ? null : <Note>{words}</Note>;
}

/** What the account of whoever is signed in has just taken over. */
export function WhatWasKept() {
  const kept = useKeptWorkouts(useSession().user?.id ?? null);
  const words = keptWords(kept.map(({ record }) => record));
  return words === null ? null : <Note>{words}</Note>;
}
