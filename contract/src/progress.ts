import { BODY_AREAS } from '@limber/domain/body-areas';
import { RANGE_DAYS_MAX, RANGE_SENTENCE, spanOf } from '@limber/domain/progress/range';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, done, localDay } from './fields.ts';
import { weeklyGoal } from './preferences.ts';

const isTimeZone = (name: string) => {
  // Intl also accepts the Unicode minus sign, which Temporal rejects.
  if (!/^[\w/+-]+(:\w+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
  .default('UTC')
  .meta({ description: 'Where the day is meant', example: 'Europe/Berlin' });

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress/:date',
  access: 'signed-in',
  summary: 'What was done on one day of the calendar',
  params: z.object({ date: localDay }),
  query: z.object({ timeZone }),
  reply: z
    .object({
      date: localDay,
      exercisesCompleted: z.int(),
      routinesCompleted: z.int(),
      secondsMoved: z.int(),
    })
    .meta({ id: 'Progress' }),
});

const dayMoved = z
  .object({
    date: localDay,
    seconds: z.int(),
    exercises: z.int(),
    routines: z.int(),
    areas: z.array(z.object({ area: bodyArea, seconds: z.int() })).max(BODY_AREAS.length),
  })
  .meta({ id: 'DayMoved' });

export const listDaysMoved = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'signed-in',
  summary:
    'The days of a range on which something was done, those marked as off, and the goal of the week',
  query: z
    .object({ from: localDay, until: localDay, timeZone })
    .refine(({ from, until }) => spanOf(from, until) <= RANGE_DAYS_MAX, {
      path: ['from'],
      message: RANGE_SENTENCE,
    }),
  reply: z.object({ days: z.array(dayMoved), daysOff: z.array(localDay), weeklyGoal }),
});

const dayInPath = z.object({ date: localDay });

export const markDayOff = endpoint({
  method: 'PUT',
  path: '/api/days-off/:date',
  access: 'signed-in',
  summary: 'Mark a day as off: without movement it takes nothing from the days in a row',
  params: dayInPath,
  reply: done,
});

export const unmarkDayOff = endpoint({
  method: 'DELETE',
  path: '/api/days-off/:date',
  access: 'signed-in',
  summary: 'Make a day that was off an ordinary one again',
  params: dayInPath,
  reply: done,
});
