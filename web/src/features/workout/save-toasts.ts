import type { RoutineRecord } from '@limber/contract/routine-history';
import { counted } from '@limber/domain/counted';
import { toast } from '#ui/toast.ts';

export function toastSaved({ exerciseCount }: Pick<RoutineRecord, 'exerciseCount'>): void {
  toast({
    kind: 'success',
    title: 'Workout Completed!',
    description: `${counted(exerciseCount, 'exercise')} went into your history.`,
  });
}

export function toastNotSaved(): void {
  toast({
    kind: 'error',
    title: 'Save Error',
    description: 'Could not save workout to history',
  });
}
