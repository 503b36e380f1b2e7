import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idInPath, localDay, page } from './fields.ts';
import { routine } from './routines.ts';

const report = z.object({
  exerciseId: id,
  date: localDay.meta({ description: 'The local day of the person' }),
});

const discomfortReport = report.extend({ id }).meta({ id: 'DiscomfortReport' });
export type DiscomfortReport = z.infer<typeof discomfortReport>;

export const listDiscomfortReports = endpoint({
  method: 'GET',
  path: '/api/discomfort-reports',
  access: 'signed-in',
  summary: 'Which exercises hurt, newest first, 500 to a page',
  query: page,
  reply: z.array(discomfortReport),
});

export const reportDiscomfort = endpoint({
  method: 'POST',
  path: '/api/discomfort-reports',
  access: 'signed-in',
  idempotent: true,
  summary:
    'Say that an exercise hurts: it is left out of routines for some days; once for an exercise and a day',
  body: report.extend({
    routineId: id.optional().meta({
      description: 'The daily routine that it is in; something gentle takes its place there',
    }),
  }),
  reply: z.object({
    report: discomfortReport,
    routine: routine.nullable().meta({ description: 'Null without a routineId' }),
    replacedById: id.nullable().meta({ description: 'What took its place in the routine' }),
  }),
});

export const takeBackDiscomfort = endpoint({
  method: 'DELETE',
  path: '/api/discomfort-reports/:id',
  access: 'signed-in',
  summary:
    'Take a report back: the exercise returns to its place, if what replaced it is still there',
  params: idInPath,
  reply: z.object({ routine: routine.nullable() }),
});
