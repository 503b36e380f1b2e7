import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';

/** What a plan created from the dashboard notes as its length. */
export const NEW_PLAN_MINUTES = ESTIMATED_DURATION.dashboard;
