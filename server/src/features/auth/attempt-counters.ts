import type { Db } from '#db/schema.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { type AttemptCounter, knownDevice, typedName } from './sign-in-attempts.queries.ts';

type SignIn = {
  typed: string;
  /** The account of that name; undefined when there is none. */
  found: { id: number } | undefined;
  deviceKey: string | undefined;
  network: string;
};

/** Of a name without an account no device is known; it is looked for all the same, in the same time. */
const NOBODY = 0;

/**
 * What an attempt to sign in is counted for. On a device where the user signed in before, that device alone:
 * whoever guesses elsewhere cannot keep them out. Otherwise the address, and the name as it was typed.
 */
export async function findAttemptCounters(
  db: Db,
  { typed, found, deviceKey, network }: SignIn,
  now: Date,
): Promise<AttemptCounter[]> {
  const isKnown =
    deviceKey !== undefined && (await isKnownDevice(db, found?.id ?? NOBODY, deviceKey, now));
  if (found && isKnown) return [knownDevice(found.id, deviceKey)];
  return [{ kind: 'address', name: network }, typedName(typed)];
}
