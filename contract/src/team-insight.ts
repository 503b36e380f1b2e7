import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

const quarter = z.object({
  quarter: z.string().meta({ example: '2026-Q1' }),
  people: z.int().meta({ description: 'Those who were in the team all quarter' }),
  /** Null where they were fewer than ten. */
  figures: z
    .object({
      activePercent: z.int(),
      daysAWeek: z.number(),
      betterPercent: z.int(),
    })
    .nullable(),
});

const insight = z
  .object({
    quarters: z.array(quarter).meta({ description: 'Newest first' }),
    /** When the figures of this quarter are drawn at the earliest. */
    nextAt: moment,
  })
  .meta({ id: 'TeamInsight' });
export type TeamInsight = z.infer<typeof insight>;

export const getTeamInsight = endpoint({
  method: 'GET',
  path: '/api/team/insight',
  access: 'signed-in',
  summary: 'What is published about the team: noisy, rounded figures, once a quarter',
  reply: insight,
});
