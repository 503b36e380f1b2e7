import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import {
  PaidByCredit,
  PaymentRefused,
  ProviderUnavailable,
} from '#adapters/payments/payment-provider.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** The refusal when payments are off. */
export const paymentsOff = (): Refused =>
  new Refused(422, 'payments-off', PAYMENT_SENTENCES.paymentsOff);

/** Throws the refusal of the API for an error of the provider by which nothing was charged; rethrows any other error. */
export const refusePayment = (error: unknown): never =>
  refuse(error, PAYMENT_SENTENCES.providerUnavailable);

/** The same for a change of seats, which may have been charged although the answer is lost. */
export const refuseSeats = (error: unknown): never => refuse(error, PAYMENT_SENTENCES.seatsUnknown);

function refuse(error: unknown, unavailable: string): never {
  if (error instanceof PaymentRefused) throw new Refused(422, 'payment-refused', error.message);
  if (error instanceof PaidByCredit) {
    throw new Refused(422, 'paid-by-credit', PAYMENT_SENTENCES.paidByCredit);
  }
  if (error instanceof ProviderUnavailable) {
    throw new Refused(503, 'payments-unavailable', unavailable, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
  throw error;
}
