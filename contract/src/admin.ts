import { ADMIN_ACTIONS } from '@limber/domain/accounts/administration';
import { EMAIL_MAX, PASSWORD_MAX, SENTENCES } from '@limber/domain/accounts/account-rules';
import { TIERS } from '@limber/domain/subscriptions/tiers';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, idInPath, timestamp, page, text } from './fields.ts';

/** Entries of a full page; a shorter page is the last one. */
export const ADMIN_PAGE_SIZE = 50;

const role = z.enum(['member', 'administrator']);
/** The administrator's own password, which confirms the action. */
const password = z
  .string(SENTENCES.currentPasswordRequired)
  .min(1, SENTENCES.currentPasswordRequired)
  .max(PASSWORD_MAX, SENTENCES.passwordTooLong);

const person = z
  .object({
    id,
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    role,
    subscriptionTier: z.enum(TIERS),
    createdAt: timestamp,
    isDeactivated: z.boolean(),
  })
  .meta({ id: 'Person' });
export type ListedPerson = z.infer<typeof person>;

const personDetails = person
  .extend({
    isYou: z.boolean(),
    unusedDays: z
      .literal([30, 90])
      .nullable()
      .meta({ description: 'Certainly unused for so many days; null for fewer. Never a day' }),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'PersonDetails' });
export type PersonDetails = z.infer<typeof personDetails>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'administrator',
  summary: 'Accounts, newest first; those whose name, username or address holds `search`',
  query: page.extend({ search: text(EMAIL_MAX).optional() }),
  reply: z.array(person),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  access: 'administrator',
  summary: 'An account, without anything about health or movement',
  params: idInPath,
  reply: personDetails,
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/role',
  access: 'administrator',
  summary: 'Make somebody an administrator, or a member; nobody changes their own role',
  params: idInPath,
  body: z.object({ role, password }),
  reply: done,
});

export const endSessionsOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/sessions',
  access: 'administrator',
  summary: 'Sign somebody out on every device',
  params: idInPath,
  reply: done,
});

export const giveResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/reset-link',
  access: 'administrator',
  summary: 'Mail somebody a link to a new password; where no mail is sent, the link is the answer',
  params: idInPath,
  body: z.object({ password }),
  reply: z.object({ link: z.string().nullable().meta({ description: 'Null where it is mailed' }) }),
});

export const setDeactivated = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/deactivated',
  access: 'administrator',
  summary: 'Close an account without deleting anything, or open it again',
  params: idInPath,
  body: z.object({ isDeactivated: z.boolean() }),
  reply: done,
});

export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/delete',
  access: 'administrator',
  summary: 'Delete an account and all that is theirs; what is paid for ends',
  params: idInPath,
  body: z.object({ username: text(EMAIL_MAX), password }),
  reply: done,
});

const listedTeam = z
  .object({
    id,
    name: z.string(),
    owner: z.string(),
    paidSeats: z.int().meta({ description: '0 while nobody pays' }),
    members: z.int(),
    invitations: z.int().meta({ description: 'Those that wait' }),
  })
  .meta({ id: 'ListedTeam' });
export type ListedTeam = z.infer<typeof listedTeam>;

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/admin/teams',
  access: 'administrator',
  summary: 'Teams and their seats, newest first; not who is in them',
  query: page,
  reply: z.array(listedTeam),
});

const adminAction = z
  .object({
    id,
    at: timestamp,
    actor: z.string().nullable().meta({ description: 'A username; null once it is deleted' }),
    actorId: id.nullable().meta({ description: 'Null for the command line' }),
    action: z.enum(ADMIN_ACTIONS),
    subject: z.string().nullable().meta({ description: 'A username; null once it is deleted' }),
    subjectId: id,
  })
  .meta({ id: 'AdminAction' });
export type AdminAction = z.infer<typeof adminAction>;

export const listAdminActions = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'administrator',
  summary: 'What administrators and commands did to accounts, newest first',
  query: page,
  reply: z.array(adminAction),
});

const installation = z
  .object({
    database: z.enum(['sqlite', 'postgresql']),
    migration: z.string().meta({ description: 'The last that was applied' }),
    processes: z.int(),
    publicUrl: z.string().nullable(),
    freeGigabytes: z
      .number()
      .nullable()
      .meta({ description: 'Where the data is; null where unknown' }),
    storage: z.enum(['folder', 'bucket']),
    lastBackupAt: timestamp.nullable(),
    keepsBackups: z.boolean(),
    mail: z
      .object({
        host: z.string(),
        from: z.string(),
        hasPassword: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null where no mail is sent' }),
    waitingMails: z.object({ count: z.int(), oldestAt: timestamp.nullable() }),
    payments: z.object({
      provider: z.enum(['stripe', 'sandbox', 'off']),
      publishableKeyEnd: z.string().nullable().meta({ description: 'Its last four characters' }),
      lastEventAt: timestamp.nullable(),
    }),
    accounts: z.int().nullable().meta({ description: 'Null for fewer than ten' }),
    activeInSevenDays: z
      .int()
      .nullable()
      .meta({ description: 'Rounded down to tens; null for fewer than ten' }),
  })
  .meta({ id: 'Installation' });
export type Installation = z.infer<typeof installation>;

export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  access: 'administrator',
  summary: 'How the installation is set up, and how it does; no secrets',
  reply: installation,
});
