import {
  firstPayment,
  intervalWords,
  moneyWords,
  type PaidPlan,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import { PayingNotOpen } from '../../parts/paying-not-open.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { OrderLine } from './order-line.tsx';

const RENEWALS = {
  month: 'Each month, until you cancel',
  year: 'Each year, until you cancel',
  once: 'None: you pay once',
};

/** What somebody is about to order, and that it cannot be paid for yet. */
export function Order({ plan }: { plan: PaidPlan }) {
  const price = PRICES[plan];
  return (
    <>
      <Card as="section" padding="generous">
        <h2 className="text-body">{tierName(plan)} plan</h2>
        <dl className="mt-3 divide-y divide-hairline">
          <OrderLine term="Price">
            {moneyWords(price.cents)} {intervalWords(price)}
          </OrderLine>
          {price.per === 'user' && (
            <OrderLine term="Users">{TEAM_MINIMUM_USERS}, the smallest team</OrderLine>
          )}
          <OrderLine term="Renewal">{RENEWALS[price.interval]}</OrderLine>
          <OrderLine term="First payment" strong>
            {moneyWords(firstPayment(plan))}
          </OrderLine>
        </dl>
      </Card>
      <PayingNotOpen />
      <div>
        <ButtonLink href="/subscription" size="large">
          Back to all plans
        </ButtonLink>
      </div>
    </>
  );
}
