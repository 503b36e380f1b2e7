import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { ENTERPRISE_TIER, FREE_TIER, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { TextLink } from '#ui/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

const TIERS = [
  {
    name: 'Free',
    price: moneyWords(0),
    terms: 'for good',
    holds: `A routine every day for ${FREE_TIER.bodyAreas} body areas, 1 or 3 minutes long.`,
  },
  {
    name: 'Pro',
    price: moneyWords(PRICES.pro.cents),
    terms: intervalWords(PRICES.pro),
    holds: `All nine areas, weighted as you like, up to 10 minutes. ${TRIAL_DAYS} days to try, no card.`,
  },
  {
    name: 'Team',
    price: moneyWords(PRICES.team.cents),
    terms: intervalWords(PRICES.team),
    holds: `Pro for an office of ${TEAM_MINIMUM_USERS} or more.`,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    terms: 'agreed with you',
    holds: `For ${ENTERPRISE_TIER.minimumUsers} users or more, with an annual contract.`,
  },
];

export function Prices() {
  return (
    <LandingSection id="prices">
      <h2 className="text-display">Prices</h2>
      <ul className="border-b border-hairline">
        {TIERS.map(({ name, price, terms, holds }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-hairline py-5 sm:grid-cols-[1fr_2fr_3fr]"
          >
            <h3 className="text-title">{name}</h3>
            <p>
              <span className="text-title font-strong tabular-nums">{price}</span>{' '}
              <span className="text-soft">{terms}</span>
            </p>
            <p className="text-soft">{holds}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href="/pricing">Everything about prices, by the year and once, too</TextLink>
      </p>
    </LandingSection>
  );
}
