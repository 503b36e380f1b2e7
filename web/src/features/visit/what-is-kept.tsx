import { visitWords } from '@limber/domain/routines/visit-words';
import { Note } from '#ui/note.tsx';
import { useVisit } from './visit.ts';

/** What whoever registers or signs in here will keep of what they did without an account. */
export function WhatIsKept() {
  const { areas, finished } = useVisit();
  const words = visitWords(
    areas,
    finished.map(({ record }) => record),
  );
  return words === null ? null : <Note>{words}</Note>;
}
