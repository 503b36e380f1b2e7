import { REGISTRATION_MODES } from '@limber/domain/accounts/registration';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const registration = z
  .object({ mode: z.enum(REGISTRATION_MODES), domains: z.array(z.string()) })
  .meta({ id: 'Registration' });

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/auth/registration',
  access: 'public',
  summary: 'Who may create an account here',
  reply: registration,
});
