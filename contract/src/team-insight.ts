import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';

const quarter = z.object({
  quarter: z.string().meta({ example: '2026-Q1' }),
  people: z.int().meta({ description: 'Those who were in the team all quarter' }),
  /** Null for fewer than ten people. */
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
    /** The earliest time at which the figures of the present quarter are published. */
    nextAt: timestamp,
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
