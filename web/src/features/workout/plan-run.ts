import type { CompletionRecord } from '@limber/domain/routines/completed-exercises';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofTab } from '#browser/stored.ts';
import { currentSession } from '#features/auth/session-store.ts';
import type { KeptMarks } from './completion-record.ts';

const KEY = 'planRun';

type PlanRun = { planId: number; userId: number; exerciseIds: readonly number[] };

/** Counts the changes of the run, which is in the storage of this tab so that a reload does not lose it. */
const changes = createStore(() => 0);

/**
 * Starts to run a plan, with nothing completed. A run that neither ended nor was left, because the
 * page was reloaded, continues with its marks.
 */
export function startPlanRun(planId: number): void {
  if (parseRun(ofTab.get(KEY), planId) === null) writeRun(planId, []);
}

/** The run is over, saved or left: the next one starts with nothing completed. */
export function endPlanRun(): void {
  ofTab.remove(KEY);
}

/**
 * The marks of a plan that is run. They are those of this run alone: the completion record of the day,
 * which is about the daily routine, does not know them.
 */
export function usePlanRunMarks(planId: number): KeptMarks {
  const text = useSyncExternalStore(changes.subscribe, () => ofTab.get(KEY));
  const read = () => parseRun(ofTab.get(KEY), planId);
  return {
    record: parseRun(text, planId),
    read,
    // An exercise may be replaced by an answer that comes after the run was left.
    keep: (_before, { completed }) => read() && writeRun(planId, [...completed]),
  };
}

function writeRun(planId: number, exerciseIds: readonly number[]): void {
  const run: PlanRun = { planId, userId: currentUserId(), exerciseIds };
  ofTab.set(KEY, JSON.stringify(run));
  changes.setState(changes.getState() + 1, true);
}

/** Null when the text is of another plan or of another user of this browser. */
function parseRun(text: string | null, planId: number): CompletionRecord | null {
  if (text === null) return null;
  const run = JSON.parse(text) as PlanRun;
  if (run.planId !== planId || run.userId !== currentUserId()) return null;
  return { date: '', exerciseIds: run.exerciseIds, timestamp: '' };
}

const currentUserId = () => currentSession().user?.id ?? 0;
