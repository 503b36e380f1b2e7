import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { errorSentence } from '#api/api-error.ts';
import type { Toast } from '#ui/toast.ts';

type Names = { exercise: string; plan: string };

/** The toasts for adding an exercise to a plan or to a new one, and for failing to. */
export type PlanToasts = {
  added: (names: Names) => Toast;
  alreadyIn: (names: Names) => Toast;
  notAdded: (error: Error) => Toast;
  created: (names: Names) => Toast;
  notCreated: (error: Error) => Toast;
};

const isNowIn = ({ exercise, plan }: Names) => `${exercise} is now in ${plan}.`;
const isAlreadyIn = ({ exercise, plan }: Names) => `${exercise} is already in ${plan}`;

/** Where a plan is chosen beside an exercise: in the library and in the detail of an exercise. */
export const ADD_TOASTS: PlanToasts = {
  added: (names) => ({
    kind: 'success',
    title: 'Exercise added to custom plan successfully!',
    description: isNowIn(names),
  }),
  alreadyIn: (names) => ({ title: PLAN_SENTENCES.exerciseTwice, description: isAlreadyIn(names) }),
  notAdded: (error) => ({
    kind: 'error',
    title: `Failed to add exercise: ${errorSentence(error, 'please try again')}`,
  }),
  created: ({ exercise, plan }) => ({
    kind: 'success',
    title: 'Plan Created',
    description: `${plan} begins with ${exercise}.`,
  }),
  notCreated: (error) => {
    const reason = errorSentence(error, '');
    return reason
      ? { kind: 'error', title: `Failed to create custom plan: ${reason}` }
      : { kind: 'error', title: 'Error', description: 'Failed to create custom plan.' };
  },
};

/** In the dialog "Save Exercise to Plan", which the specification words differently. */
export const SAVE_TOASTS: PlanToasts = {
  added: (names) => ({ kind: 'success', title: 'Exercise saved!', description: isNowIn(names) }),
  alreadyIn: (names) => ({ title: 'Exercise already saved', description: isAlreadyIn(names) }),
  notAdded: (error) => ({
    kind: 'error',
    title: 'Failed to save exercise to plan',
    description: errorSentence(error, 'Please try again.'),
  }),
  created: (names) => ({ kind: 'success', title: 'Plan created!', description: isNowIn(names) }),
  notCreated: (error) => ({
    kind: 'error',
    title: 'Failed to create new plan',
    description: errorSentence(error, 'Please try again.'),
  }),
};
