import { moneyWords, PREMIUM_PACK_NAME, PRICES } from '@limber/domain/subscriptions/prices';
import { OrderLine } from '#features/subscription/payment/order-line.tsx';
import { Card } from '#ui/card.tsx';

const TOTAL = moneyWords(PRICES.premiumPack.cents);

/** What the pack costs and opens. */
export function PackSummary({ coveredByPlan }: { coveredByPlan: boolean }) {
  return (
    <Card as="section" padding="generous">
      <h2 className="text-body">Order summary</h2>
      <dl className="mt-3 divide-y divide-hairline">
        <OrderLine term={PREMIUM_PACK_NAME}>{TOTAL}</OrderLine>
        <OrderLine term="Total, paid once" strong>
          {TOTAL}
        </OrderLine>
      </dl>
      <p className="mt-3 text-small text-soft">
        {coveredByPlan
          ? 'Your plan opens these exercises already. With the pack they stay yours when it ends.'
          : 'It opens every exercise of the library that is marked premium, for good.'}
      </p>
    </Card>
  );
}
