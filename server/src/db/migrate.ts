import { type Migration, Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as painPoints from './migrations/0002-pain-points.ts';
import * as routines from './migrations/0003-routines-and-history.ts';
import * as customPlans from './migrations/0004-custom-plans.ts';
import * as preferences from './migrations/0005-preferences-and-subscription.ts';
import * as attempts from './migrations/0006-sign-in-attempts-since.ts';
import * as payments from './migrations/0007-payments.ts';
import * as exerciseMedia from './migrations/0008-exercise-media.ts';
import * as deletedImages from './migrations/0009-deleted-images.ts';
import * as checkIns from './migrations/0010-check-ins.ts';
import * as healthCard from './migrations/0011-health-card.ts';
import * as discomfort from './migrations/0012-discomfort-reports.ts';
import * as adaptedRoutines from './migrations/0013-adapted-routines.ts';
import * as discomfortRoutine from './migrations/0014-discomfort-routine.ts';
import * as replacedRoutines from './migrations/0015-replaced-routines.ts';
import * as goalAndDaysOff from './migrations/0016-goal-and-days-off.ts';
import * as mail from './migrations/0017-mail.ts';
import * as secondFactor from './migrations/0018-sessions-and-second-factor.ts';
import * as gate from './migrations/0019-gate.ts';
import * as repeatedCalls from './migrations/0020-repeated-calls.ts';
import * as waitingMails from './migrations/0021-waiting-mails.ts';
import * as signInByEmail from './migrations/0022-sign-in-by-email.ts';
import * as oldestMigration from './migrations/0023-oldest-migration.ts';
import * as indexes from './migrations/0024-indexes.ts';
import * as teams from './migrations/0025-teams.ts';
import * as administration from './migrations/0026-administration.ts';
import * as teamInsight from './migrations/0027-team-insight.ts';
import * as billingDetails from './migrations/0028-billing-details.ts';
import * as teamPlans from './migrations/0029-team-plans.ts';
import * as givenResetLinks from './migrations/0030-given-reset-links.ts';
import * as whoPaysForATeam from './migrations/0031-who-pays-for-a-team.ts';
import * as raisesToTakeBack from './migrations/0032-raises-to-take-back.ts';
import * as passwordEntered from './migrations/0033-password-entered.ts';
import * as wallAndNerveGlides from './migrations/0034-wall-and-nerve-glides.ts';
import * as exerciseWishes from './migrations/0035-exercise-wishes.ts';
import type { Db } from './schema.ts';

export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-pain-points': painPoints,
  '0003-routines-and-history': routines,
  '0004-custom-plans': customPlans,
  '0005-preferences-and-subscription': preferences,
  '0006-sign-in-attempts-since': attempts,
  '0007-payments': payments,
  '0008-exercise-media': exerciseMedia,
  '0009-deleted-images': deletedImages,
  '0010-check-ins': checkIns,
  '0011-health-card': healthCard,
  '0012-discomfort-reports': discomfort,
  '0013-adapted-routines': adaptedRoutines,
  '0014-discomfort-routine': discomfortRoutine,
  '0015-replaced-routines': replacedRoutines,
  '0016-goal-and-days-off': goalAndDaysOff,
  '0017-mail': mail,
  '0018-sessions-and-second-factor': secondFactor,
  '0019-gate': gate,
  '0020-repeated-calls': repeatedCalls,
  '0021-waiting-mails': waitingMails,
  '0022-sign-in-by-email': signInByEmail,
  '0023-oldest-migration': oldestMigration,
  '0024-indexes': indexes,
  '0025-teams': teams,
  '0026-administration': administration,
  '0027-team-insight': teamInsight,
  '0028-billing-details': billingDetails,
  '0029-team-plans': teamPlans,
  '0030-given-reset-links': givenResetLinks,
  '0031-who-pays-for-a-team': whoPaysForATeam,
  '0032-raises-to-take-back': raisesToTakeBack,
  '0033-password-entered': passwordEntered,
  '0034-wall-and-nerve-glides': wallAndNerveGlides,
  '0035-exercise-wishes': exerciseWishes,
};

/**
 * The last migration of the previous release, which package.json names. That release may start on the database that
 * this one has migrated: during a rolling upgrade, or to go back.
 */
export const RELEASE_BEFORE = '0016-goal-and-days-off';

/** Kysely's message about an applied migration that this release does not know. */
const MADE_BY_NEWER = /previously executed migration (\S+) is missing/;

/**
 * Migrates all or nothing. When servers start at once, one migrates and the others wait. A database of the next release
 * stays as it is: then returns the name of its unknown migration. Refuses one of a newer release.
 */
export async function migrate(db: Db, schema: string | null = null): Promise<string | null> {
  const { error } = await migrator(db, schema).migrateToLatest();
  const [, newer] = MADE_BY_NEWER.exec(String(error)) ?? [];
  if (newer !== undefined) {
    if (await mayStart(db)) return newer;
    throw new Error(
      `a newer release of Limber has changed it (${newer}). Start that release, or one after it; to go back to this one, restore the backup from before the upgrade.`,
      { cause: error },
    );
  }
  if (error) throw error;
  await db
    .updateTable('installation')
    .set({ oldestMigration: RELEASE_BEFORE })
    .where('oldestMigration', 'is distinct from', RELEASE_BEFORE)
    .execute();
  return null;
}

/** Whether the database's newest release works beside this one. */
async function mayStart(db: Db): Promise<boolean> {
  const { oldestMigration } = await db
    .selectFrom('installation')
    .select('oldestMigration')
    .executeTakeFirstOrThrow();
  return oldestMigration !== null && oldestMigration <= (migrationNames().at(-1) ?? '');
}

/** Whether every migration of this release has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

/** The time of the first migration. */
export async function findCreation(db: Db): Promise<Date> {
  const [first] = await migrator(db).getMigrations();
  if (first?.executedAt === undefined) throw new Error('The database is not migrated');
  return first.executedAt;
}

export const migrationNames = (): string[] => Object.keys(migrations).toSorted();

/** Migrates an empty database up to this migration, on PostgreSQL in the given schema. */
export async function migrateTo(db: Db, name: string, schema: string | null): Promise<void> {
  const { error } = await migrator(db, schema).migrateTo(name);
  if (error) throw error;
}

function migrator(db: Db, schema: string | null = null): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema !== null && { migrationTableSchema: schema }),
  });
}
