import { roundedDown } from '@limber/domain/accounts/unused';
import { isSqlite } from '#db/is-sqlite.ts';
import type { Db } from '#db/schema.ts';

/** Smaller numbers are hidden, since they could identify people. */
const FEWEST_COUNTED = 10;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The state of the installation in the database. */
export async function findState(db: Db, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const [mails, event, accounts, active] = await Promise.all([
    db
      .selectFrom('waiting_mail')
      .select((row) => [row.fn.countAll().as('count'), row.fn.min('createdAt').as('oldestAt')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('payment_event')
      .select((row) => row.fn.max('receivedAt').as('lastAt'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('user')
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('session')
      .select((row) => row.fn.count('userId').distinct().as('count'))
      .where('lastUsedAt', '>', weekAgo)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    database: isSqlite(db) ? ('sqlite' as const) : ('postgresql' as const),
    waitingMails: { count: Number(mails.count), oldestAt: mails.oldestAt ?? null },
    lastEventAt: event.lastAt ?? null,
    accounts: countedOrNull(Number(accounts.count)),
    activeInSevenDays: roundedDown(Number(active.count)),
  };
}

const countedOrNull = (count: number) => (count < FEWEST_COUNTED ? null : count);
