import { PREMIUM_PACK_NAME } from '@limber/domain/subscriptions/prices';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

const NEXT = [
  'Your payment provider sends you a receipt by email.',
  `The exercises of the ${PREMIUM_PACK_NAME} open as soon as the provider confirms the payment to us, usually within a minute.`,
  'From then on they appear in the library and in your routines.',
];

/** What happens after a payment. */
export function PaymentSuccessful({ reference }: { reference: string }) {
  return (
    <>
      <Card as="section" padding="generous">
        <h2 className="flex items-center gap-2 text-body">
          <CircleCheck aria-hidden className="size-5 text-good" />
          What happens next
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          {NEXT.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
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
