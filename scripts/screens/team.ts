import { getTeam, readInvitation, type Team } from '@limber/contract/team';
import { getTeamInsight } from '@limber/contract/team-insight';
import { answer, type Screen } from './screen.ts';

const expiresAt = '2026-01-19T09:00:00.000Z';
const ACME: Team = {
  name: 'Acme',
  youAreOwner: true,
  youPay: true,
  isPaid: true,
  endsAt: null,
  seats: { paid: 30, taken: 4 },
  members: [
    { id: '1', fullName: 'Ada Lovelace', isOwner: true, isYou: true },
    { id: '2', fullName: 'Bob Hale', isOwner: false, isYou: false },
  ],
  invitations: [
    { id: '1', email: 'eva@example.org', expiresAt },
    { id: '2', email: null, expiresAt },
  ],
};
const LARGE: Team = {
  ...ACME,
  seats: { paid: 250, taken: 200 },
  invitations: [],
  members: Array.from({ length: 200 }, (_, at) => ({
    id: String(at),
    fullName: at === 0 ? 'Ada Lovelace' : `Colleague ${at}`,
    isOwner: at === 0,
    isYou: at === 0,
  })),
};
const FIGURES = answer(getTeamInsight, {
  quarters: [
    {
      quarter: '2025-Q4',
      people: 30,
      figures: { activePercent: 60, daysAWeek: 2.5, betterPercent: 45 },
    },
    { quarter: '2025-Q3', people: 9, figures: null },
  ],
  nextAt: '2026-04-03T00:00:00.000Z',
});

export const TEAM_SCREENS: readonly Screen[] = [
  { name: 'team', address: '/team', answers: [answer(getTeam, { team: ACME }), FIGURES] },
  {
    name: 'team-member',
    address: '/team',
    answers: [
      answer(getTeam, {
        team: { ...ACME, youAreOwner: false, youPay: false, seats: null, invitations: [] },
      }),
      FIGURES,
    ],
  },
  {
    name: 'team-too-few-seats',
    address: '/team',
    answers: [answer(getTeam, { team: { ...ACME, seats: { paid: 5, taken: 7 } } }), FIGURES],
  },
  {
    name: 'team-large',
    address: '/team',
    answers: [answer(getTeam, { team: LARGE }), FIGURES],
  },
  { name: 'team-none', address: '/team' },
  {
    name: 'join',
    address: '/join#a-secret',
    answers: [
      answer(readInvitation, { team: 'Acme', invitedBy: 'Ada Lovelace', isPaid: true, expiresAt }),
    ],
  },
  {
    name: 'join-in-a-team',
    address: '/join#a-secret',
    answers: [
      answer(readInvitation, { team: 'Sales', invitedBy: 'Eva Long', isPaid: true, expiresAt }),
      answer(getTeam, { team: ACME }),
    ],
  },
  {
    name: 'join-signed-out',
    address: '/join#a-secret',
    signedIn: false,
    answers: [
      answer(readInvitation, { team: 'Acme', invitedBy: 'Ada Lovelace', isPaid: true, expiresAt }),
    ],
  },
  { name: 'join-over', address: '/join#an-old-secret' },
];
