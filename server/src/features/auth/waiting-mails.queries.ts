import { randomUUID } from 'node:crypto';
import type { MailKind } from '@limber/domain/accounts/mail-words';
import type { Db } from '#db/schema.ts';

/** A queued mail. Its text is made when it is sent, so that no link is stored. */
export type WaitingMail = {
  id: string;
  /** Null for a reset of an unknown name: nothing is sent. */
  userId: number | null;
  kind: MailKind;
  /** Null for the account's mailbox at the time of sending. */
  recipient: string | null;
  /** Number of attempts to send it, including the present one. */
  attempts: number;
  createdAt: string;
};

/** A claimed mail that is not sent within this time is claimed again, by any server. */
const LEASE_MS = 2 * 60 * 1000;

/** Queues a mail, due when the transaction ends. */
export async function insertWaitingMail(
  tx: Db,
  mail: Pick<WaitingMail, 'userId' | 'kind' | 'recipient'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx
    .insertInto('waiting_mail')
    .values({ ...mail, id: randomUUID(), attempts: 0, dueAt: at, createdAt: at })
    .execute();
}

/** Claims the oldest due mail; null for none. Other servers skip it during the lease. */
export async function claimMail(db: Db, now: Date): Promise<WaitingMail | null> {
  for (;;) {
    const next = await db
      .selectFrom('waiting_mail')
      .select(['id', 'dueAt'])
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const claimed = await db
      .updateTable('waiting_mail')
      .set((row) => ({ attempts: row('attempts', '+', 1), dueAt: later(now, LEASE_MS) }))
      .where('id', '=', next.id)
      .where('dueAt', '=', next.dueAt)
      .returning(['id', 'userId', 'kind', 'recipient', 'attempts', 'createdAt'])
      .executeTakeFirst();
    // Otherwise another server was faster.
    if (claimed) return claimed;
  }
}

/** Schedules the next attempt. */
export async function postponeMail(db: Db, id: string, pauseMs: number, now: Date): Promise<void> {
  const dueAt = later(now, pauseMs);
  await db.updateTable('waiting_mail').set({ dueAt }).where('id', '=', id).execute();
}

export async function deleteWaitingMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waiting_mail').where('id', '=', id).execute();
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
