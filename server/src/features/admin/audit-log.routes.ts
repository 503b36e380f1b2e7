import * as contract from '@limber/contract/admin';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { findAdminActions } from './audit-log.queries.ts';

/** Read-only: the record of what administrators did. */
export function auditLogRoutes(serve: Serve, { db }: Pick<Deps, 'db'>): void {
  serve(contract.listAdminActions, ({ query }) => findAdminActions(db, query.before));
}
