import { zodResolver } from '#api/zod-resolver.ts';
import { planForm } from '@limber/contract/custom-plans';

/** Judges a whole plan. */
export const planResolver = zodResolver(planForm);

/** Judges the name of a plan. */
export const planNameResolver = zodResolver(planForm.pick({ name: true }));
