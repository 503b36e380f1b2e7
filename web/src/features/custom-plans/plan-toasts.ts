import { namesInWords } from '@limber/domain/names-in-words';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { errorSentence } from '#api/api-error.ts';
import type { Toast } from '#ui/toast.ts';

/** Names of the plan, the added exercises, and those it already had. */
type Names = { plan: string; added: readonly string[]; already: readonly string[] };

export type PlanToasts = {
  added: (names: Names) => Toast;
  alreadyIn: (names: Names) => Toast;
  notAdded: (error: Error) => Toast;
  created: (names: Names) => Toast;
  notCreated: (error: Error) => Toast;
};

const isAre = ({ length }: readonly string[]) => (length === 1 ? 'is' : 'are');
const isAlreadyIn = ({ already, plan }: Names) =>
  `${namesInWords(already)} ${isAre(already)} already in ${plan}`;
/** The exercises that the plan already had get a sentence of their own. */
const isNowIn = (names: Names) => {
  const { added, already, plan } = names;
  const now = `${namesInWords(added)} ${isAre(added)} now in ${plan}.`;
  return already.length === 0 ? now : `${now} ${isAlreadyIn(names)}.`;
};
const exercisesWords = ({ added }: Names) =>
  added.length === 1 ? 'Exercise' : `${added.length} exercises`;

/** For the library and the detail of an exercise. */
export const ADD_TOASTS: PlanToasts = {
  added: (names) => ({
    kind: 'success',
    title: `${exercisesWords(names)} added to custom plan successfully!`,
    description: isNowIn(names),
  }),
  alreadyIn: (names) => ({ title: PLAN_SENTENCES.exerciseTwice, description: isAlreadyIn(names) }),
  notAdded: (error) => ({
    kind: 'error',
    title: `Failed to add exercise: ${errorSentence(error, 'please try again')}`,
  }),
  created: ({ added, plan }) => ({
    kind: 'success',
    title: 'Plan Created',
    description: `${plan} begins with ${namesInWords(added)}.`,
  }),
  notCreated: (error) => {
    const reason = errorSentence(error, '');
    return reason
      ? { kind: 'error', title: `Failed to create custom plan: ${reason}` }
      : { kind: 'error', title: 'Error', description: 'Failed to create custom plan.' };
  },
};

/** For the dialog "Save Exercise to Plan", where the specification has other words. */
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
