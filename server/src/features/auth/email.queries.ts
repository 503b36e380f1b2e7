import { locked } from '#db/locked.ts';
import { randomUUID } from 'node:crypto';
import { accountKey } from '@limber/domain/accounts/account-rules';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';

/** What is known of a user's e-mail address. */
export type EmailAccount = {
  id: number;
  fullName: string;
  username: string;
  /** As the user gave it. */
  email: string;
  /** Where mail goes until `email` is confirmed; null where `email` has not taken another's place. */
  formerEmail: string | null;
  emailKey: string;
  emailConfirmedAt: string | null;
  foundingNumber: number | null;
  /** Null while the account is open. */
  deactivatedAt: string | null;
};

const COLUMNS = [
  'id',
  'fullName',
  'username',
  'email',
  'formerEmail',
  'emailKey',
  'emailConfirmedAt',
  'foundingNumber',
  'deactivatedAt',
] as const;

/** Where mail to the user goes. */
export const mailboxOf = ({ email, formerEmail }: EmailAccount): string => formerEmail ?? email;

/** Whether the address that the user gave is known to be theirs. */
export const isConfirmed = ({ formerEmail, emailConfirmedAt }: EmailAccount): boolean =>
  formerEmail === null && emailConfirmedAt !== null;

/** Whether mail to this address gets into this account, rather than into another one with the same address. */
export const holdsMailbox = (account: EmailAccount): boolean =>
  account.emailKey === accountKey(mailboxOf(account));

export async function findEmailAccount(db: Db, userId: number): Promise<EmailAccount | undefined> {
  return db.selectFrom('user').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
}

/** The account that this address gets into. */
export async function findHolder(db: Db, email: string): Promise<EmailAccount | undefined> {
  return db
    .selectFrom('user')
    .select(COLUMNS)
    .where('emailKey', '=', accountKey(email))
    .executeTakeFirst();
}

/** Several accounts may give the same address, but it gets into one of them: the others have a placeholder. */
export const placeholderKey = (): string => `of another account ${randomUUID()}`;

/** The key of an address for a user: a placeholder when it gets into the account of somebody else. */
export async function freeEmailKey(
  db: Db,
  email: string,
  userId: number | null = null,
): Promise<string> {
  const holder = await findHolder(db, email);
  return holder && holder.id !== userId ? placeholderKey() : accountKey(email);
}

/** Changes what is known of a user's address. */
export async function saveEmail(
  db: Db,
  userId: number,
  changed: Partial<
    Pick<EmailAccount, 'email' | 'formerEmail' | 'emailKey' | 'emailConfirmedAt'> & {
      signsInByEmail: boolean;
    }
  >,
): Promise<void> {
  await db.updateTable('user').set(changed).where('id', '=', userId).execute();
}

/**
 * Makes registrations and confirmations wait for this transaction. Before any user is locked, or two of them
 * could wait for each other for ever.
 */
export async function lockInstallation(db: Db): Promise<void> {
  await locked(db, db.selectFrom('installation').select('id').where('id', '=', 1)).execute();
}

/** Gives a user who has none one of the founding places, while there are any. */
export async function takeFoundingPlace(db: Db, userId: number): Promise<void> {
  const given = await db
    .updateTable('installation')
    .set((row) => ({ foundingPlaces: row('foundingPlaces', '+', 1) }))
    .where('id', '=', 1)
    .where('foundingPlaces', '<', FOUNDING_MEMBERS)
    .returning('foundingPlaces')
    .executeTakeFirst();
  if (!given) return;
  await db
    .updateTable('user')
    .set({ foundingNumber: given.foundingPlaces })
    .where('id', '=', userId)
    .execute();
}

/** Whether there are founding places that nobody has taken. */
export async function hasFreeFoundingPlaces(db: Db): Promise<boolean> {
  const { foundingPlaces } = await db
    .selectFrom('installation')
    .select('foundingPlaces')
    .executeTakeFirstOrThrow();
  return foundingPlaces < FOUNDING_MEMBERS;
}
