import { findCreation } from './db/migrate.ts';
import { eraseTraces } from './db/erase-traces.ts';
import type { ExternalDeps } from './deps.ts';
import { deleteExpiredInvitations } from './features/auth/invitations.queries.ts';
import { deleteForgottenDevices } from './features/auth/known-devices.queries.ts';
import { deleteEndedSessions } from './features/auth/session.queries.ts';
import { deleteEndedCounts } from './features/auth/mail-counts.queries.ts';
import { deleteExpiredLinks } from './features/auth/mail-links.queries.ts';
import { deleteForgottenAttempts } from './features/auth/sign-in-attempts.queries.ts';
import { updateSubscriptions } from './features/billing/maintenance.ts';
import { drawInsight } from './features/insight/draw-insight.ts';
import { purgeDeletedImages } from './features/media/deleted-images.ts';
import { deleteOldIdempotentCalls } from './features/idempotency/idempotent-calls.queries.ts';
import { deleteExpiredTeamInvitations } from './features/team/invitations.queries.ts';
import { sweep } from './features/media/sweep/sweep.ts';

/**
 * Hourly: deletes expired data and updates subscriptions. A failing job does not stop the others; their errors are
 * thrown as an AggregateError at the end.
 */
export async function runMaintenance(
  deps: Pick<
    ExternalDeps,
    'db' | 'limits' | 'now' | 'secretRandom' | 'payments' | 'storage' | 'drawings' | 'sentFiles'
  >,
): Promise<void> {
  const { db, now } = deps;
  const jobs = [
    () => deleteEndedSessions(db, now()),
    () => deleteForgottenAttempts(db, now()),
    () => deleteForgottenDevices(db, now()),
    () => deleteExpiredInvitations(db, now()),
    () => deleteExpiredTeamInvitations(db, now()),
    () => deleteOldIdempotentCalls(db, now()),
    () => deleteExpiredLinks(db, now()),
    () => deleteEndedCounts(db, now()),
    () => updateSubscriptions(deps),
    () => drawInsight(deps),
    () => purgeDeletedImages(deps),
    // Files older than the database belong to another one, which may have been lost.
    async () => sweep({ ...deps, since: await findCreation(db) }),
    () => deps.sentFiles.removeLeft(),
    () => eraseTraces(db),
  ];
  const errors: unknown[] = [];
  for (const job of jobs) await job().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be tidied up');
}
