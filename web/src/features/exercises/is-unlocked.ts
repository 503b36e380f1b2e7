import type { Exercise } from '@limber/contract/exercises';

/** Whether the user may do the exercise. */
export const isUnlocked = ({ locked }: Pick<Exercise, 'locked'>): boolean => !locked;
