import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses stay the same for so long, so that browsers keep what they loaded. */
const WINDOW_SECONDS = 6 * 60 * 60;

const PRIVATE = 'private/';

/** The addresses of uploaded media. Those of private ones are signed, and good for 6 to 12 hours. */
export type MediaAddresses = {
  /** Where the file with this key is found on the web. */
  readonly of: (key: string) => string;
  /** Seconds for which a signed address is still good; null when it is over, or was never ours. */
  readonly secondsLeft: (
    key: string,
    signed: { until: string; signature: string },
  ) => number | null;
};

/** `signingKey` is the secret of the installation: all its servers make and take the same addresses. */
export function openMediaAddresses(signingKey: string, now: () => Date): MediaAddresses {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sign = (key: string, until: string) =>
    createHmac('sha256', signingKey).update(`${key} until ${until}`).digest();
  return {
    of: (key) => {
      if (!key.startsWith(PRIVATE)) return `/media/${key}`;
      const until = String((Math.floor(seconds() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS);
      return `/media/${key}?until=${until}&signature=${sign(key, until).toString('base64url')}`;
    },
    secondsLeft: (key, { until, signature }) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(key, until);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const left = Number(until) - seconds();
      return left > 0 ? left : null;
    },
  };
}
