import {
  EMAIL_MAX,
  FULL_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_AT_REGISTRATION,
  SENTENCES,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from '@limber/domain/accounts/account-rules';
import { TIERS } from '@limber/domain/subscriptions/tiers';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, timestamp, requiredText, shownName } from './fields.ts';
import { codeOfSecondFactor } from './second-factor.ts';

const fullName = shownName(SENTENCES.fullNameRequired, FULL_NAME_MAX, SENTENCES.fullNameTooLong);
const username = z
  .string(SENTENCES.usernameTooShort)
  .trim()
  .min(USERNAME_MIN, SENTENCES.usernameTooShort)
  .max(USERNAME_MAX, SENTENCES.usernameTooLong)
  .regex(USERNAME_PATTERN, SENTENCES.usernameCharacters);
export const email = z
  .string(SENTENCES.emailInvalid)
  .trim()
  .max(EMAIL_MAX, SENTENCES.emailInvalid)
  .pipe(z.email(SENTENCES.emailInvalid));
const newPassword = (min: number, tooShort: string) =>
  z.string(tooShort).min(min, tooShort).max(PASSWORD_MAX, SENTENCES.passwordTooLong);

/**
 * A password to compare with the stored one. The limit of its length bounds the cost of hashing.
 */
const givenPassword = (required: string) =>
  z.string(required).min(1, required).max(PASSWORD_MAX, SENTENCES.passwordTooLong);

const user = z
  .object({
    id,
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    avatarUrl: z.string().nullable(),
    subscriptionTier: z.enum(TIERS),
    role: z.enum(['member', 'administrator']),
    createdAt: timestamp,
    resetLinkGivenAt: timestamp
      .nullish()
      .meta({ description: 'When an administrator last made a link to a new password' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/**
 * The key of a browser that has signed in before: it may sign in however often others have failed
 * to.
 */
const deviceKey = z.string().max(100).optional();

const signedIn = z.object({ token: z.string(), user, deviceKey }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

export const registration = z.object({
  fullName,
  username,
  email,
  password: newPassword(PASSWORD_MIN_AT_REGISTRATION, SENTENCES.passwordTooShortAtRegistration),
});

const registrationCall = registration.extend({
  invitation: z.string().max(100).optional(),
  deviceKey,
});

/**
 * The password is needed for a change of username or e-mail address, unless it was entered in this session
 * within `PASSWORD_COUNTS_MINUTES`.
 */
export const profile = z.object({
  fullName,
  email,
  username,
  currentPassword: z.string().max(PASSWORD_MAX, SENTENCES.passwordTooLong).optional(),
});

export const newPasswordTwice = {
  newPassword: newPassword(PASSWORD_MIN, SENTENCES.passwordTooShort),
  confirmPassword: givenPassword(SENTENCES.confirmPasswordRequired),
};

export const passwordsAgree = [
  (typed: { newPassword: string; confirmPassword: string }) =>
    typed.newPassword === typed.confirmPassword,
  { path: ['confirmPassword'], message: SENTENCES.passwordsDiffer },
] satisfies [unknown, unknown];

export const passwordChange = z
  .object({
    currentPassword: givenPassword(SENTENCES.currentPasswordRequired),
    ...newPasswordTwice,
  })
  .refine(...passwordsAgree);

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  status: 201,
  body: registrationCall,
  reply: signedIn,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with a username or an e-mail address, and a code where a second factor is on',
  body: z.object({
    username: requiredText('Username is required', EMAIL_MAX),
    password: givenPassword('Password is required'),
    deviceKey,
    /**
     * The authenticator app's code or a recovery code, needed after a 401 `second-factor-required`.
     */
    code: codeOfSecondFactor.optional(),
  }),
  reply: signedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: 'Sign out: the token stops working',
  reply: done,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  summary: 'Who is signed in',
  reply: user,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/me',
  access: 'signed-in',
  summary:
    'Change name, e-mail address and username; the last two with a password entered now or in the last 15 minutes',
  body: profile,
  reply: user,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/change-password',
  access: 'signed-in',
  summary: 'Change the password; every other device is signed out',
  body: passwordChange,
  reply: done,
});
