/** How a try to pay went. `message` is the provider's sentence. */
export type PaymentOutcome =
  | { status: 'succeeded'; reference: string }
  | { status: 'failed'; message: string };
