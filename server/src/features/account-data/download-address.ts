import { createHmac, timingSafeEqual } from 'node:crypto';
import { startDownload } from '@limber/contract/account-data';

/** Enough for a browser to follow the address, and useless to anybody who finds it later. */
const LIFETIME_SECONDS = 60;

export type SignedDownload = { user: string; until: string; signature: string };

const sign = (signingKey: string, user: string, until: string): Buffer =>
  createHmac('sha256', signingKey).update(`download of user ${user} until ${until}`).digest();

/** A signed address of the user's download, valid for a minute and without a session token. */
export function downloadAddress(signingKey: string, userId: number, now: Date): string {
  const user = String(userId);
  const until = String(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS);
  const signature = sign(signingKey, user, until).toString('base64url');
  return `${startDownload.path}?${new URLSearchParams({ user, until, signature }).toString()}`;
}

/** Null when the address is expired or not signed by us. */
export function userOfAddress(
  signingKey: string,
  { user, until, signature }: SignedDownload,
  now: Date,
): number | null {
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(signingKey, user, until);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) * 1000 > now.getTime() ? Number(user) : null;
}
