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

/** Counts the changes, for those who show them. */
const changes = createStore(() => 0);

/** The visit as it is now. One that waits for an account is there for whoever is signed in to it alone. */
export function currentVisit(): Visit {
  return visibleTo(currentSession().user, storedVisit());
}

/** The visit, for a component. */
export function useVisit(): Visit {
  const { user } = useSession();
  const text = useSyncExternalStore(changes.subscribe, storedText, noText);
  return useMemo(() => visibleTo(user, parseVisit(text)), [user, text]);
}

/** Changes where it hurts; a routine for other areas is not gone on with. */
export function chooseVisitAreas(areas: readonly BodyArea[]): void {
  const visit = currentVisit();
  const chosen = BODY_AREAS.filter((area) => areas.includes(area));
  if (chosen.join() === visit.areas.join()) return;
  write({ ...visit, areas: chosen, routine: null, doneIds: [] });
}

/** Begins with exercises that were chosen. */
export function setVisitRoutine(routine: VisitorRoutine): void {
  write({ ...currentVisit(), routine, doneIds: [], idempotencyKey: newIdempotencyKey() });
}

/** Keeps which exercises are done. Once all are, the workout waits to be kept, once. */
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

/** Whether the routine of the visit was done to its end. */
export function isFinished({ finished, idempotencyKey }: Visit): boolean {
  return finished.some((workout) => workout.idempotencyKey === idempotencyKey);
}

/** Makes room for other exercises once those that were chosen are done. */
export function dropFinishedRoutine(): void {
  const visit = currentVisit();
  if (isFinished(visit)) write({ ...visit, routine: null, doneIds: [] });
}

/** Says for whom the visit is being kept. */
export function setVisitUser(userId: number): void {
  write({ ...currentVisit(), userId });
}

type Kept = { userId: number; finished: Visit['finished'] };

/** What was kept since the page was loaded. */
const kept = createStore<Kept | null>(() => null);

/** Forgets the visit, which this user's account keeps from now on. */
export function noteKept(userId: number, { finished }: Visit): void {
  kept.setState({ userId, finished }, true);
  if (storedVisit().userId === userId) forgetVisit();
}

/** The workouts that this user's account has just taken over. */
export function useKeptWorkouts(userId: number | null): Visit['finished'] {
  const last = useStore(kept);
  return last?.userId === userId ? last.finished : [];
}

/** Forgets what waits for the account of somebody else than this user. */
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

/** What somebody sees, and changes; for anybody else the next visit on this machine begins anew. */
function visibleTo(user: { id: number } | null, visit: Visit): Visit {
  return visit.userId === null || visit.userId === user?.id ? visit : EMPTY;
}

const storedText = () => ofTab.get(KEY);
/** What a page that is rendered ahead knows of it. */
const noText = () => null;

const storedVisit = () => parseVisit(storedText());

/** A text that is no visit is an empty one. */
function parseVisit(text: string | null): Visit {
  if (text === null) return EMPTY;
  try {
    const kept: unknown = JSON.parse(text);
    return isVisit(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}
