import { listPeople } from '@limber/contract/admin';
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

/** What the server answers an administrator. */
export const ADMINISTRATION = [
  answer(getMe, { ...ADA, avatarUrl: null }),
  answer(listPeople, [
    { ...BOB, id: 3, fullName: 'Eva Long', username: 'eva', isDeactivated: true },
    { ...BOB, isDeactivated: false },
    { ...ADA, isDeactivated: false },
  ]),
];
