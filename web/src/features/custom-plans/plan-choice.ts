import type { CustomPlan } from '@limber/contract/custom-plans';
import { createStore, type StoreApi } from 'zustand';

/** The id of the plan that was chosen to add exercises to, as a word; '' while none is. */
export type PlanChoice = StoreApi<string>;

export const createPlanChoice = (): PlanChoice => createStore(() => '');

/** The plans as what can be chosen. */
export const planOptions = (plans: readonly CustomPlan[]) =>
  plans.map(({ id, name }) => ({ value: String(id), label: name }));

/** The chosen plan; undefined while none is chosen, and when it is gone. */
export function chosenPlan(
  plans: readonly CustomPlan[] | undefined,
  planId: string,
): CustomPlan | undefined {
  return plans?.find(({ id }) => String(id) === planId);
}
