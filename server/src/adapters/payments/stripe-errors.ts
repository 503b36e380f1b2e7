import { Stripe } from 'stripe';
import { PaymentRefused, ProviderUnavailable } from './payment-provider.ts';

const { errors } = Stripe;

/** Errors that are temporary or that the operator can fix: the same key may be tried again. */
const PASSING = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
];

/** The error as one of the payment interface; errors that are bugs of ours are returned as they are. */
export function translateStripeError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const isBusyWithThisKey = error.statusCode === 409;
  if (isBusyWithThisKey || PASSING.some((kind) => error instanceof kind)) {
    return new ProviderUnavailable(`Stripe could not be asked: ${error.message}`, { cause: error });
  }
  if (error instanceof errors.StripeIdempotencyError) {
    const sentence = 'This payment was begun with other details. Please start again.';
    return new PaymentRefused(sentence, { cause: error });
  }
  const isForPeople = error instanceof errors.StripeCardError || error.code === 'email_invalid';
  return isForPeople ? new PaymentRefused(error.message, { cause: error }) : error;
}

/** Runs calls to Stripe. Throws PaymentRefused and ProviderUnavailable for the errors of Stripe. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw translateStripeError(error);
  }
}

/** The answer, or null when Stripe refuses with this code. */
async function nullIf<T>(code: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === code) return null;
    throw error;
  }
}

/** The answer, or null when Stripe has no such object. */
export const nullIfMissing = <T>(answer: Promise<T>) => nullIf('resource_missing', answer);

/** The end of a payment, or null when it was made, or ended, a moment before. */
export const nullIfOver = <T>(ending: Promise<T>) =>
  nullIf('payment_intent_unexpected_state', ending);

/** The refund, or null when the payer has had their bank take the payment back. */
export const nullIfDisputed = <T>(refunding: Promise<T>) => nullIf('charge_disputed', refunding);

/** Whether Stripe failed on the first request with this key, and repeats that answer. */
export function isRememberedFault(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
