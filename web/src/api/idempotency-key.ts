const KEY_BYTES = 16;

/** A new value for the Idempotency-Key header: the same for every try of one thing, never for two. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing where the site is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
