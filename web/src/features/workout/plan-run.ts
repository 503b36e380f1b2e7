import type { CustomPlan } from '@limber/contract/custom-plans';
import { localDayOf } from '@limber/domain/time/local-day';
import { currentSession } from '#features/auth/session-store.ts';
import { keepCompletion } from './completion-record.ts';

const KEY = 'planRun';
const NOTHING: ReadonlySet<number> = new Set();

/**
 * Starts to run a plan, with nothing completed. A run that neither ended nor was left, because the
 * page was reloaded, continues with its marks.
 */
export function startPlanRun({ id, exerciseIds }: Pick<CustomPlan, 'id' | 'exerciseIds'>): void {
  if (sessionStorage.getItem(KEY) === String(id)) return;
  sessionStorage.setItem(KEY, String(id));
  const userId = currentSession().user?.id ?? 0;
  const plan = { exercises: exerciseIds.map((id) => ({ id })), completed: NOTHING };
  keepCompletion(localDayOf(new Date()), userId, plan, plan);
}

/** The run is over, saved or left: the next one starts with nothing completed. */
export function endPlanRun(): void {
  sessionStorage.removeItem(KEY);
}
