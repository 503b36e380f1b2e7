import type { Db } from '#db/schema.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { type AttemptCounter, knownDevice, typedName } from './sign-in-attempts.queries.ts';

type SignIn = {
  typed: string;
  /** Undefined for an unknown name. */
  found: { id: number } | undefined;
  deviceKey: string | undefined;
  network: string;
};

/** No user has this id. It is looked up for unknown names, so that the time reveals nothing. */
const NOBODY = 0;

/**
 * The counters of a sign-in attempt. On a known device only that device counts, so that guesses
 * elsewhere cannot lock the user out; otherwise the network and the typed name.
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
