import { MONEY_BACK_DAYS } from '@limber/domain/subscriptions/tier-facts';
import {
  intervalWords,
  moneyWords,
  type PaidTier,
  PRICES,
} from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import { OrderLine } from '#features/subscription/payment/order-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const RENEWALS = {
  month: 'Each month, until you cancel',
  year: 'Each year, until you cancel',
  once: 'None: you pay once',
};

type Props = {
  plan: PaidTier;
  tier: Tier | undefined;
  /** Null until the team size is chosen. */
  users: number | null;
  onChangeUsers?: () => void;
};

export function OrderSummary({ plan, tier, users, onChangeUsers }: Props) {
  const price = PRICES[plan];
  const replaces = tier !== undefined && tier !== 'free' && tier !== plan;
  return (
    <Card as="section" padding="generous">
      <h2 className="text-body">{tierName(plan)} plan</h2>
      <dl className="mt-3 divide-y divide-hairline">
        <OrderLine term="Price">
          {moneyWords(price.cents)} {intervalWords(price)}
        </OrderLine>
        {price.per === 'user' && users !== null && (
          <OrderLine term="Users">
            <span className="flex items-center gap-2">
              {users}
              {onChangeUsers && (
                <Button kind="quiet" size="small" onClick={onChangeUsers}>
                  Change
                </Button>
              )}
            </span>
          </OrderLine>
        )}
        <OrderLine term="Renewal">{RENEWALS[price.interval]}</OrderLine>
        {users !== null && (
          <OrderLine term="First payment" strong>
            {moneyWords(price.cents * users)}
          </OrderLine>
        )}
      </dl>
      <p className="mt-3 text-small text-soft">
        {replaces && `It takes the place of your ${tierName(tier)} plan, which does not renew. `}
        Within {MONEY_BACK_DAYS} days you get your money back if you ask for it.
      </p>
    </Card>
  );
}
