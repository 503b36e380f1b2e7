import type { Exercise } from '@limber/contract/exercises';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { errorSentence } from '#api/api-error.ts';
import { AlreadyInPlan } from './already-in-plan.ts';
import { toast } from '#ui/toast.ts';

export function sayAdded({ name }: Exercise, planName: string): void {
  toast({
    kind: 'success',
    title: 'Exercise added to custom plan successfully!',
    description: `${name} is now in ${planName}.`,
  });
}

export function sayNotAdded({ name }: Exercise, error: Error): void {
  if (error instanceof AlreadyInPlan) {
    toast({
      title: PLAN_SENTENCES.exerciseTwice,
      description: `${name} is already in ${error.planName}`,
    });
    return;
  }
  const why = errorSentence(error, 'please try again');
  toast({ kind: 'error', title: `Failed to add exercise: ${why}` });
}
