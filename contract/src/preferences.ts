import { GOAL_MAX, ROUTINE_MINUTES, TIMES_OF_DAY } from '@limber/domain/preferences/preferences';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const weeklyGoal = z
  .int()
  .min(1)
  .max(GOAL_MAX)
  .nullable()
  .meta({ description: 'On how many days of a week to move; null for no goal' });

const preferences = z
  .object({
    defaultDuration: z
      .literal(ROUTINE_MINUTES)
      .meta({ description: 'Minutes of the daily routine, from the next one on' }),
    reminders: z.boolean(),
    preferredTime: z.enum(TIMES_OF_DAY),
    weeklyGoal,
    hasWall: z.boolean().meta({ description: 'Whether routines may hold exercises at a wall' }),
    nerveGlides: z
      .boolean()
      .meta({ description: 'Whether routines may hold nerve glides, shown by a therapist' }),
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
  summary:
    'Change the preferences; weeklyGoal, hasWall and nerveGlides stay as they are when left out',
  body: preferences
    .partial({ weeklyGoal: true, hasWall: true, nerveGlides: true })
    .meta({ id: 'PreferencesToSave' }),
  reply: preferences,
});
