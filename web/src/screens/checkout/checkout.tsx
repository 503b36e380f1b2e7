import { PREMIUM_PACK_NAME, moneyWords, PRICES } from '@limber/domain/subscriptions/prices';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { OrderLine } from '#features/subscription/payment/order-line.tsx';
import { successAddress } from '#features/subscription/payment/order-address.ts';
import { Payment } from '#features/subscription/payment/payment.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { NothingToPay } from '#features/subscription/nothing-to-pay.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';
import { whyNothingToPay } from './why-nothing-to-pay.ts';

const PACK = { kind: 'premiumPack' } as const;

export function CheckoutScreen() {
  const [, navigate] = useLocation();
  const subscription = useQuery(subscriptionQuery);
  const nothingToPay = subscription.data && whyNothingToPay(subscription.data);
  const finish = (reference: string) => {
    toast({
      kind: 'success',
      title: 'Payment Successful',
      description: `The ${PREMIUM_PACK_NAME} is yours.`,
    });
    // Replaces the page, so that Back does not lead to a second payment.
    navigate(successAddress(PACK, reference), { replace: true });
  };
  return (
    <Page title="Checkout" width="wide">
      {nothingToPay ? (
        <div className="max-w-md">
          <NothingToPay why={nothingToPay}>
            <ButtonLink href="/exercises">Browse Exercises</ButtonLink>
          </NothingToPay>
        </div>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <PackSummary coveredByPlan={subscription.data?.entitlements.premiumExercises ?? false} />
          {subscription.isPending ? (
            <SkeletonBlock shape="h-64" />
          ) : (
            <Card as="section" padding="generous">
              <h2 className="sr-only">Payment</h2>
              <Payment
                order={PACK}
                cancelHref="/exercises"
                onPaid={finish}
                onSetupFailed={() => navigate('/')}
              />
            </Card>
          )}
        </div>
      )}
    </Page>
  );
}

const TOTAL = moneyWords(PRICES.premiumPack.cents);

function PackSummary({ coveredByPlan }: { coveredByPlan: boolean }) {
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
