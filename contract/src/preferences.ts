import { ROUTINE_MINUTES, TIMES_OF_DAY } from '@limber/domain/preferences/preferences';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const preferences = z
  .object({
    defaultDuration: z
      .literal(ROUTINE_MINUTES)
      .meta({ description: 'Minutes of the daily routine, from the next one on' }),
    reminders: z.boolean(),
    preferredTime: z.enum(TIMES_OF_DAY),
  })
  .meta({ id: 'Preferences' });

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  access: 'signed-in',
  summary: 'How long the daily routine takes, and when to be reminded of it',
  reply: preferences,
});

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/preferences',
  access: 'signed-in',
  summary: 'Change the preferences',
  body: preferences,
  reply: preferences,
});
