import { zodResolver } from '#api/zod-resolver.ts';
import { planForm } from '@limber/contract/custom-plans';

export const planResolver = zodResolver(planForm);

export const planNameResolver = zodResolver(planForm.pick({ name: true }));
