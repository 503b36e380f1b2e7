import { PAID_PLANS } from '@limber/domain/subscriptions/prices';
import { useSearch } from 'wouter';
import { Page } from '../../ui/page.tsx';
import { Offers } from './offers.tsx';
import { Order } from './order.tsx';

/** The plans, and the order of the one that was chosen: `?plan=annual`. */
export function Subscription() {
  const asked = new URLSearchParams(useSearch()).get('plan');
  const plan = PAID_PLANS.find((plan) => plan === asked);
  if (plan) {
    return (
      <Page title="Your order" step={plan} width="narrow">
        <Order plan={plan} />
      </Page>
    );
  }
  return (
    <Page title="Subscription" heading="Choose Your Plan" width="wide">
      <Offers />
    </Page>
  );
}
