import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, timestamp } from './fields.ts';

const MAX_SESSION_ID = 64;

const session = z
  .object({
    id: z.string(),
    /** E.g. "Firefox on Windows"; null when not known. */
    device: z.string().nullable(),
    /** True for the session of this call. */
    current: z.boolean(),
    signedInAt: timestamp,
    /** Recorded at most once an hour: the real last use may be up to an hour later. */
    lastUsedAt: timestamp,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Where the user is signed in: this device first, then by last use',
  reply: z.array(session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  summary: 'Sign one device out',
  params: z.object({ id: z.string().min(1).max(MAX_SESSION_ID) }),
  reply: done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: 'Sign every other device out',
  reply: done,
});
