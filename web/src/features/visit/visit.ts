import type { VisitorRoutine } from '@limber/contract/routines';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { localDayOf } from '@limber/domain/time/local-day';
import { useMemo, useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import { newIdempotencyKey } from '#api/request.ts';
import { ofTab } from '#browser/stored.ts';
import { currentSession, useSession } from '#features/auth/session-store.ts';
import { isVisit, type Visit } from './visit-shape.ts';

const KEY = 'visit';

export type { Visit };

const EMPTY: Visit = {
  areas: [],
  routine: null,
  doneIds: [],
  idempotencyKey: '',
  finished: [],
  userId: null,
};

/** Incremented by each change, to notify subscribers. */
const changes = createStore(() => 0);

/** A visit that was saved for a user is only visible to that user. */
export function currentVisit(): Visit {
  return visibleTo(currentSession().user, storedVisit());
}

export function useVisit(): Visit {
  const { user } = useSession();
  const text = useSyncExternalStore(changes.subscribe, storedText, noText);
  return useMemo(() => visibleTo(user, parseVisit(text)), [user, text]);
}

/** Other areas discard the routine. */
export function chooseVisitAreas(areas: readonly BodyArea[]): void {
  const visit = currentVisit();
  const chosen = BODY_AREAS.filter((area) => areas.includes(area));
  if (chosen.join() === visit.areas.join()) return;
  write({ ...visit, areas: chosen, routine: null, doneIds: [] });
}

export function setVisitRoutine(routine: VisitorRoutine): void {
  write({ ...currentVisit(), routine, doneIds: [], idempotencyKey: newIdempotencyKey() });
}

/** A complete routine is added to `finished`, once. */
export function setVisitDone(doneIds: readonly number[]): void {
  const visit = { ...currentVisit(), doneIds: [...doneIds] };
  const { routine, areas, idempotencyKey, finished } = visit;
  const isDone = routine?.exercises.every(({ id }) => doneIds.includes(id)) ?? false;
  if (!routine || !isDone || isFinished(visit)) return write(visit);
  const record = {
    name: routine.name,
    ...summariseWorkout(routine.exercises),
    painPointsAtTime: areas,
    routineDate: localDayOf(new Date()),
    completedAt: new Date().toISOString(),
  };
  return write({ ...visit, finished: [...finished, { idempotencyKey, record }] });
}

export function isFinished({ finished, idempotencyKey }: Visit): boolean {
  return finished.some((workout) => workout.idempotencyKey === idempotencyKey);
}

export function dropFinishedRoutine(): void {
  const visit = currentVisit();
  if (isFinished(visit)) write({ ...visit, routine: null, doneIds: [] });
}

export function setVisitUser(userId: number): void {
  write({ ...currentVisit(), userId });
}

type Kept = { userId: number; finished: Visit['finished'] };

/** Workouts of the last visit saved since the page was loaded. */
const kept = createStore<Kept | null>(() => null);

/** The account has the visit now, so the tab deletes it. */
export function noteKept(userId: number, { finished }: Visit): void {
  kept.setState({ userId, finished }, true);
  if (storedVisit().userId === userId) forgetVisit();
}

/** Workouts just saved to this account. */
export function useKeptWorkouts(userId: number | null): Visit['finished'] {
  const last = useStore(kept);
  return last?.userId === userId ? last.finished : [];
}

/** Deletes another user's visit. */
export function forgetVisitOfOthers(userId: number): void {
  const owner = storedVisit().userId;
  if (owner !== null && owner !== userId) forgetVisit();
}

function forgetVisit(): void {
  ofTab.remove(KEY);
  changed();
}

function write(visit: Visit): void {
  ofTab.set(KEY, JSON.stringify(visit));
  changed();
}

function changed(): void {
  changes.setState(changes.getState() + 1, true);
}

/** An empty visit if the given one belongs to another user. */
function visibleTo(user: { id: number } | null, visit: Visit): Visit {
  return visit.userId === null || visit.userId === user?.id ? visit : EMPTY;
}

const storedText = () => ofTab.get(KEY);
/** During prerendering there is no storage. */
const noText = () => null;

const storedVisit = () => parseVisit(storedText());

/** Invalid text gives an empty visit. */
function parseVisit(text: string | null): Visit {
  if (text === null) return EMPTY;
  try {
    const kept: unknown = JSON.parse(text);
    return isVisit(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}
