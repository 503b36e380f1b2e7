/**
 * What a payment provider puts into the address after a payment: the payment's reference, and how it
 * went. Null where there is none, or where it did not succeed.
 */
export function paymentReference(search: string): string | null {
  const query = new URLSearchParams(search);
  const succeeded = (query.get('redirect_status') ?? 'succeeded') === 'succeeded';
  return succeeded ? query.get('payment_intent') || null : null;
}
