import { getInstallation, listAdminActions, listPeople, listTeams } from '@limber/contract/admin';
import { getMe } from '@limber/contract/auth';
import { answer } from './screen.ts';

const BOB = {
  id: 2,
  fullName: 'Bob Hale',
  username: 'bob',
  email: 'bob@example.org',
  role: 'member' as const,
  subscriptionTier: 'free' as const,
  createdAt: '2026-01-05T09:00:00.000Z',
};
const ADA = {
  ...BOB,
  id: 1,
  fullName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  role: 'administrator' as const,
};
const ACTION = { at: '2026-01-05T09:00:00.000Z', actor: 'ada', actorId: 1 };

export const ADMIN_ANSWERS = [
  answer(getMe, { ...ADA, avatarUrl: null }),
  answer(listPeople, [
    { ...BOB, id: 3, fullName: 'Eva Long', username: 'eva', isDeactivated: true },
    { ...BOB, isDeactivated: false },
    { ...ADA, isDeactivated: false },
  ]),
  answer(listTeams, [
    { id: 2, name: 'Sales', owner: 'eva', paidSeats: 0, members: 3, invitations: 0 },
    { id: 1, name: 'Design', owner: 'bob', paidSeats: 12, members: 10, invitations: 1 },
  ]),
  answer(getInstallation, {
    database: 'postgresql',
    migration: '0028-billing-details',
    processes: 2,
    publicUrl: 'https://limber.example.org',
    freeGigabytes: 118.4,
    storage: 'folder',
    lastBackupAt: '2026-01-05T03:00:00.000Z',
    keepsBackups: true,
    mail: { host: 'mail.example.org', from: 'Limber <limber@example.org>', hasPassword: true },
    waitingMails: { count: 0, oldestAt: null },
    payments: {
      provider: 'stripe',
      publishableKeyEnd: '4242',
      lastEventAt: '2026-01-05T08:30:00.000Z',
    },
    accounts: 214,
    activeInSevenDays: 90,
  }),
  answer(listAdminActions, [
    { ...ACTION, id: 2, action: 'deactivated', subject: 'eva', subjectId: 3 },
    { ...ACTION, id: 1, action: 'reset-link', subject: null, subjectId: 4 },
  ]),
];
