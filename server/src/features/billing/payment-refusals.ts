import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { PaymentRefused, ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** The answer where one cannot pay at all. */
export const paymentsOff = (): Refused =>
  new Refused(422, 'payments-off', PAYMENT_SENTENCES.paymentsOff);

/** Turns a provider's "no" into the refusal of the API; throws any other error as it is. */
export function refusePayment(error: unknown): never {
  if (error instanceof PaymentRefused) throw new Refused(422, 'payment-refused', error.message);
  if (error instanceof ProviderUnavailable) {
    throw new Refused(503, 'payments-unavailable', PAYMENT_SENTENCES.providerUnavailable, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
  throw error;
}
