import type { CompletionRecord } from '@limber/domain/routines/completed-exercises';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofTab } from '#browser/stored.ts';
import { currentSession } from '#features/auth/session-store.ts';
import type { KeptMarks } from './completion-record.ts';

const KEY = 'planRun';

type PlanRun = { planId: number; userId: number; exerciseIds: readonly number[] };

/** Counts changes of the run. The run is in the tab's storage, so that it survives a reload. */
const changes = createStore(() => 0);

/** Starts a plan with nothing completed. A run interrupted by a reload continues with its marks. */
export function startPlanRun(planId: number): void {
  if (parseRun(ofTab.get(KEY), planId) === null) writeRun(planId, []);
}

/** Called when the run was saved or left. */
export function endPlanRun(): void {
  ofTab.remove(KEY);
}

/**
 * The marks of a running plan. They belong to this run alone: the day's completion record is about the daily
 * routine.
 */
export function usePlanRunMarks(planId: number): KeptMarks {
  const text = useSyncExternalStore(changes.subscribe, () => ofTab.get(KEY));
  const read = () => parseRun(ofTab.get(KEY), planId);
  return {
    record: parseRun(text, planId),
    read,
    // A replacement may be answered after the run was left.
    keep: (_before, { completed }) => read() && writeRun(planId, [...completed]),
  };
}

function writeRun(planId: number, exerciseIds: readonly number[]): void {
  const run: PlanRun = { planId, userId: currentUserId(), exerciseIds };
  ofTab.set(KEY, JSON.stringify(run));
  changes.setState(changes.getState() + 1, true);
}

/** Null for another plan or another user of this browser. */
function parseRun(text: string | null, planId: number): CompletionRecord | null {
  if (text === null) return null;
  const run = JSON.parse(text) as PlanRun;
  if (run.planId !== planId || run.userId !== currentUserId()) return null;
  return { date: '', exerciseIds: run.exerciseIds, timestamp: '' };
}

const currentUserId = () => currentSession().user?.id ?? 0;
