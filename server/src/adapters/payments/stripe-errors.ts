import { Stripe } from 'stripe';
import { PaymentRefused, ProviderUnavailable } from './payment-provider.ts';

const { errors } = Stripe;

/** Temporary errors, or ones that the operator can fix: the same key may be tried again. */
const PASSING = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
];

/** The error as one of the payment interface; our own bugs are returned unchanged. */
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

/** Throws PaymentRefused and ProviderUnavailable for Stripe's errors. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw translateStripeError(error);
  }
}

async function nullIf<T>(code: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === code) return null;
    throw error;
  }
}

export const nullIfMissing = <T>(answer: Promise<T>) => nullIf('resource_missing', answer);

/** Null when the payment was made or ended a moment before. */
export const nullIfOver = <T>(ending: Promise<T>) =>
  nullIf('payment_intent_unexpected_state', ending);

/** Null when the payer's bank is taking the payment back. */
export const nullIfDisputed = <T>(refunding: Promise<T>) => nullIf('charge_disputed', refunding);

/** Whether Stripe failed on the first request with this key and repeats that answer. */
export function isRememberedFault(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
