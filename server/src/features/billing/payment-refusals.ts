import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import {
  PaidByCredit,
  PaymentRefused,
  ProviderUnavailable,
} from '#adapters/payments/payment-provider.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

export const paymentsOff = (): Refused =>
  new Refused(422, 'payments-off', PAYMENT_SENTENCES.paymentsOff);

/**
 * Turns an error of the provider into the API's refusal, which says that nothing was charged;
 * rethrows others.
 */
export const refusePayment = (error: unknown): never =>
  refuse(error, PAYMENT_SENTENCES.providerUnavailable);

/** The same for changes of seats, which may be charged although the answer is lost. */
export const refuseSeats = (error: unknown): never => refuse(error, PAYMENT_SENTENCES.seatsUnknown);

/** The 503 while the number of paid seats is unknown. */
export const seatsUnknown = (): Refused => unavailable(PAYMENT_SENTENCES.seatsUnknown);

const unavailable = (sentence: string): Refused =>
  new Refused(503, 'payments-unavailable', sentence, { retryAfter: RETRY_AFTER_SECONDS });

function refuse(error: unknown, sentence: string): never {
  if (error instanceof PaymentRefused) throw new Refused(422, 'payment-refused', error.message);
  if (error instanceof PaidByCredit) {
    throw new Refused(422, 'paid-by-credit', PAYMENT_SENTENCES.paidByCredit);
  }
  if (error instanceof ProviderUnavailable) throw unavailable(sentence);
  throw error;
}
