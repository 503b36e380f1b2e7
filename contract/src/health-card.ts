import { BODY_AREAS } from '@limber/domain/body-areas';
import { EXERCISE_MOVEMENTS } from '@limber/domain/exercises/movements';
import { WORSE_DIRECTIONS } from '@limber/domain/health/health-card';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, done } from './fields.ts';

const areas = z.array(bodyArea).max(BODY_AREAS.length);

const known = {
  pregnant: z.boolean(),
  osteoporosis: z.boolean(),
  dizziness: z.boolean(),
  poorBalance: z.boolean(),
  highBloodPressure: z.boolean().meta({ description: 'High blood pressure that is not treated' }),
  discOrSciatica: z.boolean(),
  recentSurgery: areas.meta({ description: 'Areas that were operated on not long ago' }),
  jointReplacement: areas.meta({ description: 'Areas with a replaced joint' }),
  notAllowed: z
    .array(z.enum(EXERCISE_MOVEMENTS))
    .max(EXERCISE_MOVEMENTS.length)
    .meta({ description: 'What a therapist said no to' }),
};

/** Questions that web apps of the release before do not know. */
const newer = {
  doesNotStand: z.boolean(),
  glaucoma: z.boolean(),
  hypermobility: z.boolean(),
  armNerves: z.boolean().meta({ description: 'An arm tingles, or is numb or weak' }),
  legNerves: z.boolean().meta({ description: 'A leg tingles, or is numb or weak' }),
  unstableNeck: z.boolean().meta({ description: 'Rheumatoid arthritis or an unstable neck' }),
  discWorse: z
    .enum(WORSE_DIRECTIONS)
    .meta({ description: 'Which way of bending makes the disc or sciatica worse' }),
};

const healthCard = z.object({ ...known, ...newer }).meta({ id: 'HealthCard' });
const healthCardToSave = z
  .object({
    ...known,
    doesNotStand: newer.doesNotStand.exactOptional(),
    glaucoma: newer.glaucoma.exactOptional(),
    hypermobility: newer.hypermobility.exactOptional(),
    armNerves: newer.armNerves.exactOptional(),
    legNerves: newer.legNerves.exactOptional(),
    unstableNeck: newer.unstableNeck.exactOptional(),
    discWorse: newer.discWorse.exactOptional(),
  })
  .meta({ id: 'HealthCardToSave' });

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
    'Replace the health card, but for newer questions that are left out; what it rules out is exchanged in the routine of today at once',
  body: healthCardToSave,
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
