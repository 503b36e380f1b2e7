import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { useSearch } from 'wouter';
import { Page } from '#ui/page.tsx';
import { Offers } from './offers.tsx';
import { OrderPage } from './order-page.tsx';

/** The plans, and the order of the one that was chosen: `?plan=annual`. */
export function Subscription() {
  const asked = new URLSearchParams(useSearch()).get('plan');
  const plan = PAID_TIERS.find((plan) => plan === asked);
  if (plan) return <OrderPage key={plan} plan={plan} />;
  return (
    <Page title="Subscription" heading="Choose Your Plan" width="wide">
      <Offers />
    </Page>
  );
}
