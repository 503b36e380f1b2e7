import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { PaymentRefused, ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { Refused } from './refused.ts';

const RETRY_SECONDS = 5;

/** Where one cannot pay at all. */
export const paymentsOff = (): Refused =>
  new Refused(422, 'payments-off', PAYMENT_SENTENCES.paymentsOff);

/** Puts a provider's "no" into the words of the API; anything else is thrown as it is. */
export function refusePayment(error: unknown): never {
  if (error instanceof PaymentRefused) throw new Refused(422, 'payment-refused', error.message);
  if (error instanceof ProviderUnavailable) {
    throw new Refused(503, 'payments-unavailable', PAYMENT_SENTENCES.providerUnavailable, {
      retryAfter: RETRY_SECONDS,
    });
  }
  throw error;
}
