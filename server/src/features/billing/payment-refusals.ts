import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { PaymentRefused, ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** The refusal when payments are off. */
export const paymentsOff = (): Refused =>
  new Refused(422, 'payments-off', PAYMENT_SENTENCES.paymentsOff);

/** Throws the refusal of the API for an error of the provider; rethrows any other error. */
export function refusePayment(error: unknown): never {
  if (error instanceof PaymentRefused) throw new Refused(422, 'payment-refused', error.message);
  if (error instanceof ProviderUnavailable) {
    throw new Refused(503, 'payments-unavailable', PAYMENT_SENTENCES.providerUnavailable, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
  throw error;
}
