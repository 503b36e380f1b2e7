import { createHmac, timingSafeEqual } from 'node:crypto';
import { startDownload } from '@limber/contract/account-data';

/** Long enough for a browser to follow the address, and of no use to whoever finds it later. */
const LIFETIME_SECONDS = 60;

/** What an address of a download says: for whom it is, until when it is good, and that we made it. */
export type SignedDownload = { user: string; until: string; signature: string };

const sign = (signingKey: string, user: string, until: string): Buffer =>
  createHmac('sha256', signingKey).update(`download of user ${user} until ${until}`).digest();

/** An address from which the download of this user can be fetched for a minute, without a token. */
export function downloadAddress(signingKey: string, userId: number, now: Date): string {
  const user = String(userId);
  const until = String(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS);
  const signature = sign(signingKey, user, until).toString('base64url');
  return `${startDownload.path}?${new URLSearchParams({ user, until, signature }).toString()}`;
}

/** The id of the user whose download it is; null when the address is too old or not of our making. */
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
