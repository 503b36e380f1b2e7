import { z } from 'zod';
import { getMe } from './auth.ts';
import { listCustomPlans } from './custom-plans.ts';
import { listDiscomfortReports } from './discomfort.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { listExercises } from './exercises.ts';
import { listExerciseHistory } from './exercise-history.ts';
import { getHealthCard } from './health-card.ts';
import type { Page } from './pages.ts';
import { getPainPoints } from './pain-points.ts';
import { getPreferences } from './preferences.ts';
import { getProgress, listDaysMoved } from './progress.ts';
import { listRoutineHistory } from './routine-history.ts';
import { getTodaysRoutine } from './routines.ts';
import { getSubscription } from './subscription.ts';

/** Calls that screens make before their first paint; all of them about the caller. */
const BATCHED: readonly Endpoint[] = [
  getMe,
  getPreferences,
  getSubscription,
  getPainPoints,
  getHealthCard,
  getTodaysRoutine,
  listRoutineHistory,
  listExerciseHistory,
  listDiscomfortReports,
  listCustomPlans,
  listDaysMoved,
  getProgress,
];

/** Maximum number of calls in one batch; no screen makes so many. */
const MAX_CALLS = 12;
const MAX_CHARACTERS = 1500;

// The pattern for a parameter allows no dots and backslashes, which could lead to another address.
const paths = BATCHED.map(({ path }) => path.replaceAll(/:\w+/g, String.raw`[\w-]+`));
const address = z
  .string()
  .regex(new RegExp(`^(?:${paths.join('|')})(?:\\?[^#]*)?$`), 'cannot be asked with others');

/** Several GET calls in one, for a screen's first paint; each is answered as if it had come alone. */
export const batch = endpoint({
  method: 'GET',
  path: '/api/several',
  access: 'signed-in',
  summary: 'What a screen needs to begin with, in one call',
  query: z.object({
    calls: z
      .string()
      .max(MAX_CHARACTERS)
      .transform((calls) => calls.split(' '))
      .pipe(z.array(address).max(MAX_CALLS))
      .meta({
        description: `The addresses of up to ${MAX_CALLS} calls by GET, with a space between them`,
        example: `${getMe.path} ${getPreferences.path}`,
      }),
  }),
  reply: z.object({
    /** In the order of the calls. */
    answers: z.array(
      z.object({
        status: z.int(),
        /** The body of the single call's answer. */
        text: z.string(),
      }),
    ),
  }),
});

const ACCOUNT = [getMe.path, getPreferences.path];

/** GET calls that a page's document begins, with placeholders such as `{day}`. */
export type FirstCalls = {
  together: readonly string[];
  /**
   * The call for a large answer that is nearly the same for everybody and cached by the browser.
   */
  alone: string | null;
};

export function firstCallsOf({ access, first }: Page): FirstCalls {
  const calls = first ?? [];
  const alone = calls.find((call) => call === listExercises.path) ?? null;
  if (access === 'public' && first === undefined) return { together: [], alone };
  return { together: [...ACCOUNT, ...calls.filter((call) => call !== alone)], alone };
}
