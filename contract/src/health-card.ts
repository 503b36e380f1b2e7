import { BODY_AREAS } from '@limber/domain/body-areas';
import { EXERCISE_MOVEMENTS } from '@limber/domain/exercises/movements';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, done } from './fields.ts';

const areas = z.array(bodyArea).max(BODY_AREAS.length);

const healthCard = z
  .object({
    pregnant: z.boolean(),
    osteoporosis: z.boolean(),
    dizziness: z.boolean(),
    discOrSciatica: z.boolean(),
    poorBalance: z.boolean(),
    highBloodPressure: z.boolean(),
    recentSurgery: areas.meta({ description: 'Areas that were operated on not long ago' }),
    jointReplacement: areas.meta({ description: 'Areas with a replaced joint' }),
    notAllowed: z
      .array(z.enum(EXERCISE_MOVEMENTS))
      .max(EXERCISE_MOVEMENTS.length)
      .meta({ description: 'What a therapist said no to' }),
  })
  .meta({ id: 'HealthCard' });

export const getHealthCard = endpoint({
  method: 'GET',
  path: '/api/health-card',
  access: 'signed-in',
  summary: 'What the person told about their health, by which exercises are left out',
  reply: healthCard,
});

export const saveHealthCard = endpoint({
  method: 'PUT',
  path: '/api/health-card',
  access: 'signed-in',
  summary:
    'Replace the health card; what it rules out is exchanged in the routine of today at once',
  body: z.object(healthCard.shape),
  reply: z.object({
    card: healthCard,
    exchanged: z.int().meta({ description: 'How many exercises of today were exchanged' }),
  }),
});

export const deleteHealthCard = endpoint({
  method: 'DELETE',
  path: '/api/health-card',
  access: 'signed-in',
  summary: 'Delete the health card: nothing of it is kept, and nothing is left out any more',
  reply: done,
});
