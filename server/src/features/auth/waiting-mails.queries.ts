import { randomUUID } from 'node:crypto';
import type { MailKind } from '@limber/domain/accounts/mail-words';
import type { Db } from '#db/schema.ts';

/** A mail that is to be sent. What it says is made when it is sent, so that no link is ever stored. */
export type WaitingMail = {
  id: string;
  /** Null where a reset was asked for by a name that nobody has: nothing is sent then. */
  userId: number | null;
  kind: MailKind;
  /** Null for whichever mailbox the account has when the mail is sent. */
  recipient: string | null;
  /** How often it was tried, with the present attempt. */
  attempts: number;
  createdAt: string;
};

/** Who sends a mail has this long before another server takes it to be dead. */
const LEASE_MS = 2 * 60 * 1000;

/** Lets a mail wait for being sent, from the end of this transaction on. */
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

/** Takes the mail that waits longest; null when none is due. Other servers leave it alone for a while. */
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
    // Another server was faster where there is none.
    if (claimed) return claimed;
  }
}

/** Lets a claimed mail wait for its next attempt. */
export async function postponeMail(db: Db, id: string, pauseMs: number, now: Date): Promise<void> {
  const dueAt = later(now, pauseMs);
  await db.updateTable('waiting_mail').set({ dueAt }).where('id', '=', id).execute();
}

/** Deletes a mail that was sent, or given up. */
export async function deleteWaitingMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waiting_mail').where('id', '=', id).execute();
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
