import { locked } from '#db/locked.ts';
import { randomUUID } from 'node:crypto';
import { accountKey } from '@limber/domain/accounts/account-rules';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';

/** The state of a user's mail address. */
export type EmailAccount = {
  id: number;
  fullName: string;
  username: string;
  /** The address given by the user. */
  email: string;
  /**
   * The previous address, to which mails go until `email` is confirmed; null when nothing is to be
   * confirmed.
   */
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

export const mailboxOf = ({ email, formerEmail }: EmailAccount): string => formerEmail ?? email;

/** Whether the user has proved to own the address. */
export const isConfirmed = ({ formerEmail, emailConfirmedAt }: EmailAccount): boolean =>
  formerEmail === null && emailConfirmedAt !== null;

/** Whether the address belongs to this account, rather than to another with the same address. */
export const holdsMailbox = (account: EmailAccount): boolean =>
  account.emailKey === accountKey(mailboxOf(account));

export async function findEmailAccount(db: Db, userId: number): Promise<EmailAccount | undefined> {
  return db.selectFrom('user').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
}

/** The account that the address belongs to. */
export async function findHolder(db: Db, email: string): Promise<EmailAccount | undefined> {
  return db
    .selectFrom('user')
    .select(COLUMNS)
    .where('emailKey', '=', accountKey(email))
    .executeTakeFirst();
}

/** Accounts may give the same address, which belongs to one of them; the others store a placeholder. */
export const placeholderKey = (): string => `of another account ${randomUUID()}`;

/** The address's key; a placeholder when it belongs to another account. */
export async function freeEmailKey(
  db: Db,
  email: string,
  userId: number | null = null,
): Promise<string> {
  const holder = await findHolder(db, email);
  return holder && holder.id !== userId ? placeholderKey() : accountKey(email);
}

/** Saves the state of the address. */
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

/** Serializes registrations and confirmations. Lock before any user, to avoid deadlocks. */
export async function lockInstallation(db: Db): Promise<void> {
  await locked(db, db.selectFrom('installation').select('id').where('id', '=', 1)).execute();
}

/** Gives the user a founding place, unless they have one or none is left. */
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

/** Whether founding places are left. */
export async function hasFreeFoundingPlaces(db: Db): Promise<boolean> {
  const { foundingPlaces } = await db
    .selectFrom('installation')
    .select('foundingPlaces')
    .executeTakeFirstOrThrow();
  return foundingPlaces < FOUNDING_MEMBERS;
}
