import { accountKey } from '@limber/domain/accounts/account-rules';
import type { Db } from '#db/schema.ts';
import { usersOfDevice } from './known-devices.queries.ts';
import { type UserWithPassword, WIRE_COLUMNS } from './users.queries.ts';

const COLUMNS = [...WIRE_COLUMNS, 'passwordHash', 'usernameKey', 'emailKey'] as const;

/**
 * The user with this username or address, ignoring case; usernames take precedence. An unconfirmed address works only
 * on known devices: otherwise anybody could learn whether an address belongs to an account.
 */
export async function findUserToSignIn(
  db: Db,
  { typed, deviceKey }: { typed: string; deviceKey: string | undefined },
  now: Date,
): Promise<UserWithPassword | undefined> {
  const key = accountKey(typed);
  const named = await db
    .selectFrom('user')
    .select(COLUMNS)
    .where((row) =>
      row.or([
        row('usernameKey', '=', key),
        row.and([row('emailKey', '=', key), row('signsInByEmail', '=', true)]),
      ]),
    )
    .execute();
  const onDevice =
    deviceKey === undefined
      ? []
      : await db
          .selectFrom('user')
          .select(COLUMNS)
          .where('id', 'in', usersOfDevice(db, deviceKey, now))
          .execute();
  const known = onDevice.filter(({ email }) => accountKey(email) === key);
  const found =
    named.find(({ usernameKey }) => usernameKey === key) ??
    known.find(({ emailKey }) => emailKey === key) ??
    known[0] ??
    named[0];
  if (!found) return undefined;
  const { usernameKey: _, emailKey: __, ...user } = found;
  return user;
}
