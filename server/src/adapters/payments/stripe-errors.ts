import { Stripe } from 'stripe';
import { PaymentRefused, ProviderUnavailable } from './payment-provider.ts';

const { errors } = Stripe;

/** Faults that pass, or that the operator mends: the same key may be tried again. */
const PASSING = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
];

/** The same fault in the words of the payment interface; a mistake of ours stays what it is. */
export function translated(error: unknown): unknown {
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

/** Runs what asks Stripe. Throws PaymentRefused and ProviderUnavailable. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw translated(error);
  }
}

/** The answer, or null when Stripe knows no such thing. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return null;
    }
    throw error;
  }
}

/** Whether Stripe failed the first time it saw the key, and keeps answering so. */
export function isRememberedFault(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
