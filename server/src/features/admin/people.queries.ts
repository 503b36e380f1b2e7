import { ADMIN_PAGE_SIZE, type Person, type PersonDetails } from '@limber/contract/admin';
import { newestPage } from '#db/newest-page.ts';
import type { Db } from '#db/schema.ts';
import { sql } from 'kysely';

/** What an administrator sees of an account: who it is of, and nothing that they told about themselves. */
const COLUMNS = [
  'id',
  'fullName',
  'username',
  'email',
  'role',
  'subscriptionTier',
  'createdAt',
  'deactivatedAt',
] as const;

type StoredPerson = Omit<Person, 'isDeactivated'> & { deactivatedAt: string | null };

/** The newest accounts before this one whose name, username or address holds the text, without regard to case. */
export async function findPeople(
  db: Db,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
): Promise<Person[]> {
  const page = newestPage(db.selectFrom('user').select(COLUMNS), before, ADMIN_PAGE_SIZE);
  if (search === '') return (await page.execute()).map(toPerson);
  const holds = spellings(search).flatMap((text) => {
    const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return SEARCHED.map(
      (column) => sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`,
    );
  });
  return (await page.where((row) => row.or(holds)).execute()).map(toPerson);
}

const SEARCHED = ['fullName', 'usernameKey', 'email'] as const;

/** A text as names are written. A database may not know that "ö" and "Ö" are one letter. */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const asName = small.replace(/\p{L}+/gu, (word) =>
    word.replace(/^./u, (first) => first.toUpperCase()),
  );
  return [...new Set([small, asName, text.toUpperCase(), text])];
}

/** An account with what is known of its sign-ins; undefined when there is none. */
export async function findPerson(
  db: Db,
  id: number,
): Promise<Omit<PersonDetails, 'isYou'> | undefined> {
  const stored = await db
    .selectFrom('user')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const sessions = await db
    .selectFrom('session')
    .select('lastUsedAt')
    .where('userId', '=', id)
    .orderBy('lastUsedAt', 'desc')
    .execute();
  const factor = await db
    .selectFrom('second_factor')
    .select('confirmedAt')
    .where('userId', '=', id)
    .executeTakeFirst();
  return {
    ...toPerson(stored),
    sessions: sessions.length,
    lastSeenOn: sessions[0]?.lastUsedAt.slice(0, 10) ?? null,
    hasSecondFactor: (factor?.confirmedAt ?? null) !== null,
  };
}

const toPerson = ({ deactivatedAt, ...person }: StoredPerson): Person => ({
  ...person,
  isDeactivated: deactivatedAt !== null,
});

/** Closes an account from this moment on; null opens it. */
export async function saveDeactivation(db: Db, id: number, at: Date | null): Promise<void> {
  const deactivatedAt = at?.toISOString() ?? null;
  await db.updateTable('user').set({ deactivatedAt }).where('id', '=', id).execute();
}
