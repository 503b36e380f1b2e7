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

/** The answer, or null when Stripe has no such object. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return null;
    }
    throw error;
  }
}

/** Ends a payment, unless it was made, or ended, a moment before. */
export async function unlessOver(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    const isOver =
      error instanceof errors.StripeInvalidRequestError &&
      error.code === 'payment_intent_unexpected_state';
    if (!isOver) throw error;
  }
}

/** Whether Stripe failed on the first request with this key, and repeats that answer. */
export function isRememberedFault(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
