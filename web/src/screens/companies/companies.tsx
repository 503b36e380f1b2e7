import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { TEAM_INVITATION_DAYS } from '@limber/domain/teams/invitation';
import { WhoWeAre } from '#features/operator/operator-identity.tsx';
import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DataProcessing } from './data-processing.tsx';
import { WhatIsWhere } from './what-is-where.tsx';
import { WhatYouSee } from './what-you-see.tsx';

export function CompaniesScreen() {
  return (
    <Page
      title="For companies"
      lead="What your people get, what you see of them, and what is processed where."
    >
      <Prose>
        <WhoWeAre />
        <h2>What your people get</h2>
        <p>
          Everybody has an account of their own, with everything in Pro: three minutes of movement,
          chosen for where it hurts, at the desk, without equipment. A seat costs{' '}
          {moneyWords(PRICES.team.cents)} {intervalWords(PRICES.team)}, from {TEAM_MINIMUM_USERS}{' '}
          people. Who leaves the team falls back to the plan they had, and loses nothing they saved.
        </p>
        <h2>How a team works</h2>
        <ul>
          <li>
            Whoever buys the Team plan owns the team, and invites people by mail or by a link.
          </li>
          <li>
            An invitation works once, for {TEAM_INVITATION_DAYS} days. Members and invitations that
            wait take a seat each.
          </li>
          <li>
            More seats are charged at once, for the rest of the month; fewer are taken off the next
            bill. With fewer seats than people nobody is thrown out, and nobody new comes in.
          </li>
          <li>
            A team can be handed over to somebody else in it, at any time. Who pays goes on paying,
            and stays in it, until the new owner buys the plan or it ends.
          </li>
        </ul>
        <WhatYouSee />
      </Prose>
      <WhatIsWhere />
      <DataProcessing />
      <Prose>
        <h2>Invoices and receipts</h2>
        <p>
          Each payment has a receipt with its number, date, period, seats and tax, in the profile of
          whoever pays, to print or to save as PDF, with your company’s name, address and tax number
          once you have told them. Where payments go through Stripe, each has Stripe’s own invoice
          as well.
        </p>
        <h2>How to leave, with the data</h2>
        <ul>
          <li>
            Everybody downloads all that is kept about them in their profile, as a ZIP of JSON and
            files, and deletes their account there.
          </li>
          <li>
            The download of who owns the team and pays for it also holds the team, its open
            invitations, the subscription and the payments.
          </li>
          <li>
            You cancel on the page of the team. Everybody keeps everything until the end of the
            month that is paid for, and falls back to their own plan.
          </li>
          <li>
            Limber is free software under the AGPL-3.0: you can run it in your own house, for
            everybody, at no charge.
          </li>
        </ul>
        <p>
          More stands in the <TextLink href="/privacy">Privacy Policy</TextLink>, the{' '}
          <TextLink href="/terms">Terms of Service</TextLink> and under{' '}
          <TextLink href="/pricing">Pricing</TextLink>. For a contract on data processing, or a
          question, <TextLink href="/contact">write to us</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
