import { ADMIN_PAGE_SIZE, type AdminAction } from '@limber/contract/admin';
import { type AdminActionKind, COMMAND_LINE } from '@limber/domain/accounts/administration';
import { FIRST_PAGE } from '#db/newest-page.ts';
import type { Db } from '#db/schema.ts';

export async function insertAdminAction(
  db: Db,
  done: { actorId: number; action: AdminActionKind; subjectId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('admin_action')
    .values({ ...done, at: now.toISOString() })
    .execute();
}

/** One page, newest first, with present names of the accounts. */
export async function findAdminActions(db: Db, before = FIRST_PAGE): Promise<AdminAction[]> {
  const lines = await db
    .selectFrom('admin_action')
    .leftJoin('user as actor', 'actor.id', 'admin_action.actorId')
    .leftJoin('user as subject', 'subject.id', 'admin_action.subjectId')
    .select([
      'admin_action.id',
      'at',
      'actor.username as actor',
      'actorId',
      'action',
      'subject.username as subject',
      'subjectId',
    ])
    .where('admin_action.id', '<', before)
    .orderBy('admin_action.id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .execute();
  return lines.map(toAction);
}

const toAction = ({ actorId, ...line }: AdminAction & { actorId: number }): AdminAction => ({
  ...line,
  actorId: actorId === COMMAND_LINE ? null : actorId,
});
