import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { localDay } from './fields.ts';

const isTimeZone = (name: string) => {
  // Intl also accepts the Unicode minus sign, which Temporal rejects.
  if (!/^[\w/+-]+(:\w+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress/:date',
  access: 'signed-in',
  summary: 'What was done on one day of the calendar',
  params: z.object({ date: localDay }),
  query: z.object({
    timeZone: z
      .string()
      .max(60)
      .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
      .default('UTC')
      .meta({ description: 'Where the day is meant', example: 'Europe/Berlin' }),
  }),
  reply: z
    .object({
      date: localDay,
      exercisesCompleted: z.int(),
      routinesCompleted: z.int(),
      secondsMoved: z.int(),
    })
    .meta({ id: 'Progress' }),
});
