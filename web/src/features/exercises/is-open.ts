import type { Exercise } from '@limber/contract/exercises';

/** Whether the person may do the exercise. */
export const isOpen = ({ locked }: Pick<Exercise, 'locked'>): boolean => !locked;
