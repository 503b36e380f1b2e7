import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { ENTERPRISE_TIER } from '@limber/domain/subscriptions/tier-facts';
import { useEnterpriseLink } from '#installation.ts';
import { buttonStyle } from '#ui/button.tsx';
import { textLinkStyle, TextLink } from '#ui/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

const POINTS = [
  {
    title: 'Paid by seat',
    text: `Team costs ${moneyWords(PRICES.team.cents)} ${intervalWords(PRICES.team)}, from ${TEAM_MINIMUM_USERS} users. From ${ENTERPRISE_TIER.minimumUsers} users on we agree on a contract with you.`,
  },
  {
    title: 'Your data in your house',
    text: 'The database is a file in a folder of yours, or your own PostgreSQL. Pictures lie beside it, or in your own bucket. Nothing calls home.',
  },
  {
    title: 'Open to the last line',
    text: 'Under the AGPL-3.0 you read it, change it and run it for all employees, at no charge.',
  },
];

export function ForCompanies() {
  return (
    <LandingSection id="companies">
      <h2 className="text-display">For companies</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[7fr_6fr] lg:gap-16">
        <ul className="grid content-start gap-6">
          {POINTS.map(({ title, text }) => (
            <li key={title} className="grid gap-1">
              <h3 className="text-body">{title}</h3>
              <p className="max-w-xl text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <RunIt />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={useEnterpriseLink()} className={buttonStyle('secondary', 'regular', false)}>
          Write to us
        </a>
        <TextLink href="/companies">What you see, and what is processed where</TextLink>
        {/* A page of the server: installations may have other source addresses. */}
        <a href="/source" className={textLinkStyle}>
          Source code (AGPL-3.0)
        </a>
      </div>
    </LandingSection>
  );
}

/** The command from the README. */
function RunIt() {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-body">Run it yourself, in one command</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it scrolls */}
      <pre tabIndex={0} className="overflow-x-auto rounded-card bg-band p-5 text-on-band">
        <code>npm install && npm start</code>
      </pre>
      <p className="max-w-xl text-soft">
        In a copy of the source. It takes Node 20 or later and npm; nothing else is installed or
        configured, and there is no other service to keep alive.
      </p>
    </div>
  );
}
