import type { CustomPlan } from '@limber/contract/custom-plans';
import { createStore, type StoreApi } from 'zustand';

/** The chosen plan's id as a string; '' if none. */
export type PlanChoice = StoreApi<string>;

export const createPlanChoice = (): PlanChoice => createStore(() => '');

export const planOptions = (plans: readonly CustomPlan[]) =>
  plans.map(({ id, name }) => ({ value: String(id), label: name }));

/** Undefined if none is chosen or it was deleted. */
export function chosenPlan(
  plans: readonly CustomPlan[] | undefined,
  planId: string,
): CustomPlan | undefined {
  return plans?.find(({ id }) => String(id) === planId);
}
