import { useSearch } from 'wouter';
import { Page } from '#ui/page.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaymentSuccessful } from './payment-successful.tsx';
import { paymentReference } from '#features/subscription/payment/payment-reference.ts';

/** Where a payment provider sends somebody afterwards. */
export function CheckoutSuccess() {
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
