import { ADMIN_PAGE_SIZE, type ListedPerson, type PersonDetails } from '@limber/contract/admin';
import { plainText } from '@limber/domain/plain-text';
import { newestPage } from '#db/newest-page.ts';
import type { Db } from '#db/schema.ts';

/** The columns that an administrator sees: identity, and no health data. */
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

type StoredPerson = Omit<ListedPerson, 'isDeactivated'> & { deactivatedAt: string | null };

/** Number of accounts that a search reads at a time. */
const SEARCHED_AT_ONCE = 1000;

/**
 * The newest accounts before this one with the text in name, username or address, ignoring case and
 * accents. Compared here and not in SQL, since collation depends on the database's setup.
 */
export async function findPeople(
  db: Db,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
): Promise<ListedPerson[]> {
  const wanted = plainText(search);
  const atOnce = wanted === '' ? ADMIN_PAGE_SIZE : SEARCHED_AT_ONCE;
  const found: StoredPerson[] = [];
  for (let last = before; ;) {
    const page = await newestPage(db.selectFrom('user').select(COLUMNS), last, atOnce).execute();
    found.push(...page.filter((person) => isMeant(person, wanted)));
    last = page.at(-1)?.id;
    if (page.length < atOnce || found.length >= ADMIN_PAGE_SIZE) break;
  }
  return found.slice(0, ADMIN_PAGE_SIZE).map(toPerson);
}

const isMeant = ({ fullName, username, email }: StoredPerson, wanted: string): boolean =>
  [fullName, username, email].some((text) => plainText(text).includes(wanted));

/** The account, and whether signing in asks for a code; undefined for an unknown id. */
export async function findPerson(
  db: Db,
  id: number,
): Promise<Omit<PersonDetails, 'isYou' | 'unusedDays'> | undefined> {
  const stored = await db
    .selectFrom('user')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const factor = await db
    .selectFrom('second_factor')
    .select('confirmedAt')
    .where('userId', '=', id)
    .executeTakeFirst();
  return { ...toPerson(stored), hasSecondFactor: (factor?.confirmedAt ?? null) !== null };
}

const toPerson = ({ deactivatedAt, ...person }: StoredPerson): ListedPerson => ({
  ...person,
  isDeactivated: deactivatedAt !== null,
});
