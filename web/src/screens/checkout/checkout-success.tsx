import type { Order } from '@limber/domain/subscriptions/order';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearch } from 'wouter';
import CircleCheck from 'lucide-react/icons/circle-check';
import { orderFromWord, paymentReference } from '#features/subscription/payment/order-address.ts';
import { useActivation } from '#features/subscription/payment/waiting-for-activation.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { orderTitle, whatIsYours, whatOpens } from './what-is-yours.ts';
import { whyNothingToPay } from './why-nothing-to-pay.ts';

/** The order if the address names none. */
const PACK: Order = { kind: 'premiumPack' };

export function CheckoutSuccessScreen() {
  const search = useSearch();
  const reference = paymentReference(search);
  const order = orderFromWord(new URLSearchParams(search).get('order')) ?? PACK;
  return reference === null ? (
    <Page title="No payment here" width="narrow">
      <NoPayment />
    </Page>
  ) : (
    <Page title="Payment Successful!" width="narrow">
      <PaymentSuccessful order={order} reference={reference} />
    </Page>
  );
}

function NoPayment() {
  const { data, isPending } = useQuery(subscriptionQuery);
  const nothingToPay = data !== undefined && whyNothingToPay(data) !== null;
  return (
    <>
      <p>
        This page confirms a payment, and we see none that went through. You were not charged here.
      </p>
      <div className={clsx('flex flex-wrap gap-3', isPending && 'invisible')}>
        {!nothingToPay && <ButtonLink href="/checkout">Go to Checkout</ButtonLink>}
        <ButtonLink href="/dashboard" kind={nothingToPay ? 'primary' : 'secondary'}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}

/** Confirms the payment and waits for the activation. */
function PaymentSuccessful({ order, reference }: { order: Order; reference: string }) {
  const { arrived, isLong } = useActivation(order);
  return (
    <>
      <Card as="section" padding="generous">
        <h2 className="flex items-center gap-2 text-body">
          <CircleCheck aria-hidden className="size-5 text-good" />
          What happens next
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          {(arrived ? whatIsYours(order) : [whatOpens(order)]).map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            <PaymentReceipt order={order} />
          </li>
        </ul>
        <output className="mt-4 flex items-start gap-2 text-soft empty:hidden [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          {!arrived && (
            <>
              <Spinner />
              {isLong
                ? 'This takes longer than usual. There is nothing more to do and nothing to pay again: it opens by itself.'
                : order.kind === 'plan'
                  ? `Opening your ${orderTitle(order)}`
                  : 'Opening the exercises'}
            </>
          )}
        </output>
        <p className="mt-5 text-small text-soft [overflow-wrap:anywhere]">Reference: {reference}</p>
      </Card>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
        <ButtonLink href="/exercises" kind="secondary">
          Browse Exercises
        </ButtonLink>
      </div>
    </>
  );
}
