import { ButtonLink } from '#ui/button-link.tsx';

/** Nothing was paid, so nothing is claimed. */
export function NoPayment() {
  return (
    <>
      <p>
        This page confirms a payment, and we see none that went through. You were not charged here.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/checkout">Go to Checkout</ButtonLink>
        <ButtonLink href="/dashboard" kind="secondary">
          Go to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}
