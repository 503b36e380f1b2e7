import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { TEAM_INVITATION_DAYS } from '@limber/domain/teams/invitation';

type Row = { what: string; why: string; where: string; howLong: string };

const ROWS: readonly Row[] = [
  {
    what: 'Name, username, email address, password as a hash',
    why: 'To let people in, and to answer them',
    where: 'This installation',
    howLong: 'Until the account is deleted',
  },
  {
    what: 'Where it hurts, health card, routines',
    why: 'To choose exercises',
    where: 'This installation; shown to the person alone',
    howLong:
      'Until the person takes it back, at the latest with the account; routines with the account',
  },
  {
    what: 'History, and how it felt',
    why: 'To show people how far they have come, and for the figures of a team',
    where: 'This installation; shown to the person alone, and counted in the figures of the team',
    howLong: 'Until the account is deleted',
  },
  {
    what: 'Pictures that people upload',
    why: 'To show an exercise as they do it',
    where: 'This installation, or the storage that its operator chose',
    howLong: 'Two hours after they are removed, at most',
  },
  {
    what: 'Who is in which team, and who is invited',
    why: 'To give them their seats',
    where: 'This installation; names are shown in the team',
    howLong: `Until they leave; an invitation ${TEAM_INVITATION_DAYS} days, and its address a day longer at most`,
  },
  {
    what: 'Figures of a team',
    why: `To show whether it is used. ${FIGURES_SENTENCE}`,
    where: 'This installation; the same for everybody in the team',
    howLong: 'As long as there is the team',
  },
  {
    what: 'On which browser and system somebody signed in, and when last',
    why: 'So that they can end it, and nobody who guesses keeps them out there',
    where: 'This installation; shown to the person alone',
    howLong: 'Signed in 90 days at most; known browsers 400 days',
  },
  {
    what: 'What administrators did to which account, by its number',
    why: 'So that it can be asked about',
    where: 'This installation; shown to its administrators',
    howLong: 'For good; once an account is deleted nothing says whose it was',
  },
  {
    what: 'The company that receipts name, its address and tax number',
    why: 'For receipts',
    where: 'This installation; shown to whoever pays',
    howLong: 'Until the account that pays is deleted',
  },
  {
    what: 'Card, and what was paid',
    why: 'To be paid, and for receipts',
    where: 'The card at Stripe alone, where payments are on; receipts here and there',
    howLong: 'Here until the account is deleted; there as the law asks',
  },
  {
    what: 'Mails that somebody asked for, or is owed',
    why: 'Invitations, passwords, changes of an account',
    where: 'The mail server of the operator, where there is one',
    howLong: 'Here until they are sent, a day at most',
  },
  {
    what: 'Faults, and events of security, with the network address',
    why: 'To mend and to protect it',
    where: 'The log of this installation, without names and without health',
    howLong: 'As its operator keeps logs',
  },
];

export function WhatIsWhere() {
  return (
    <section className="grid gap-3">
      <h2 className="text-body font-strong">What is processed where</h2>
      <p className="max-w-prose">
        Nothing goes anywhere else: there are no trackers, no advertising, and not a single file of
        these pages comes from another company.
      </p>
      <ul className="grid gap-3">
        {ROWS.map(({ what, why, where, howLong }) => (
          <li key={what} className="rounded-card border border-hairline p-4 break-inside-avoid">
            <h3 className="font-strong">{what}</h3>
            <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <dt className="text-soft">What for</dt>
              <dd>{why}</dd>
              <dt className="text-soft">Where</dt>
              <dd>{where}</dd>
              <dt className="text-soft">How long</dt>
              <dd>{howLong}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
