import type { BodyArea } from '@limber/domain/body-areas';
import { useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { chooseVisitAreas, useVisit } from './visit.ts';

type TouchedAreas = {
  chosen: ReadonlySet<BodyArea>;
  toggle: (area: BodyArea) => void;
};

/** Areas touched on a public page: stored in a visitor's visit, but never for a signed-in user. */
export function useTouchedAreas(): TouchedAreas {
  const { authenticated } = useSession();
  const visit = useVisit();
  const [touched, setTouched] = useState<readonly BodyArea[]>([]);
  const chosen = new Set(authenticated ? touched : visit.areas);
  const choose = authenticated ? setTouched : chooseVisitAreas;
  return {
    chosen,
    toggle: (area) => choose([...chosen.symmetricDifference(new Set([area]))]),
  };
}
