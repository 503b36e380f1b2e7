import { PREMIUM_PACK_NAME } from '@limber/domain/subscriptions/prices';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useSearch } from 'wouter';
import { paymentReference } from '#features/subscription/payment/order-address.ts';
import { useActivation } from '#features/subscription/payment/waiting-for-activation.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { whyNothingToPay } from './why-nothing-to-pay.ts';

/** The page that a payment provider returns to after a payment. */
export function CheckoutSuccessScreen() {
  const reference = paymentReference(useSearch());
  return reference === null ? (
    <Page title="No payment here" width="narrow">
      <NoPayment />
    </Page>
  ) : (
    <Page title="Payment Successful!" width="narrow">
      <PaymentSuccessful reference={reference} />
    </Page>
  );
}

/** Shown when the address has no successful payment. */
function NoPayment() {
  const { data } = useQuery(subscriptionQuery);
  const nothingToPay = data !== undefined && whyNothingToPay(data) !== null;
  return (
    <>
      <p>
        This page confirms a payment, and we see none that went through. You were not charged here.
      </p>
      <div className="flex flex-wrap gap-3">
        {!nothingToPay && <ButtonLink href="/checkout">Go to Checkout</ButtonLink>}
        <ButtonLink href="/dashboard" kind={nothingToPay ? 'primary' : 'secondary'}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}

const PACK = { kind: 'premiumPack' } as const;

/** Confirms the payment and waits for the activation. */
function PaymentSuccessful({ reference }: { reference: string }) {
  const { arrived, isLong } = useActivation(PACK);
  const steps = [
    'Your payment provider sends you a receipt by email.',
    arrived
      ? `The exercises of the ${PREMIUM_PACK_NAME} are open now.`
      : `The exercises of the ${PREMIUM_PACK_NAME} open as soon as the provider confirms the payment to us, usually within a few seconds.`,
    'You find them in the library and in your routines.',
  ];
  return (
    <>
      <Card as="section" padding="generous">
        <h2 className="flex items-center gap-2 text-body">
          <CircleCheck aria-hidden className="size-5 text-good" />
          What happens next
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <output className="mt-4 flex items-start gap-2 text-soft empty:hidden [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
          {!arrived && (
            <>
              <Spinner />
              {isLong
                ? 'This takes longer than usual. There is nothing more to do and nothing to pay again: the exercises open by themselves.'
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
