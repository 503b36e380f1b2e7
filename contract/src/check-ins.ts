import { FEELINGS } from '@limber/domain/check-ins/check-in';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id, localDay, page } from './fields.ts';

const answer = z.object({
  area: bodyArea,
  feeling: z.enum(FEELINGS),
  date: localDay.meta({ description: 'The local day of the person' }),
});

const checkIn = answer.extend({ id }).meta({ id: 'CheckIn' });
export type CheckIn = z.infer<typeof checkIn>;

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  access: 'signed-in',
  summary: 'How areas felt after moving, newest first, 500 to a page',
  query: page,
  reply: z.array(checkIn),
});

export const saveCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins',
  access: 'signed-in',
  idempotent: true,
  summary: 'Say how an area feels; a later answer of the same day replaces the earlier one',
  body: answer,
  reply: checkIn,
});
