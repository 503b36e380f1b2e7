import { ADMIN_ACTION_WORDS } from '@limber/domain/accounts/administration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '#api/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { dateAndTime } from '#browser/date-and-time.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { auditLogQuery } from './admin.api.ts';
import { MoreRows } from './more-rows.tsx';

const deleted = (number: number) => `a deleted account (number ${number})`;

const byNumber = (actorId: number | null) =>
  actorId === null ? 'the command line' : deleted(actorId);

/** Newest first. */
export function AuditLog() {
  const query = useInfiniteQuery(auditLogQuery);
  return (
    <Loaded query={query} what="the audit log" skeleton={<SkeletonBlock shape="h-96" />}>
      {({ pages }) => (
        <div className="grid gap-4">
          <p className="max-w-prose text-soft">
            Nobody can change or remove these lines here. Accounts that are deleted are named no
            more. Commands of whoever runs the server stand here too, what they do in the database
            does not.
          </p>
          {pages.flat().length === 0 && (
            <EmptyState title="Nothing yet">
              What administrators and commands do to accounts stands here from now on.
            </EmptyState>
          )}
          <ul aria-label="Audit log" className="divide-y divide-hairline">
            {pages.flat().map(({ id, at, actor, actorId, action, subject, subjectId }) => (
              <li key={id} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
                <span>
                  <span className="font-strong">{ADMIN_ACTION_WORDS[action]}:</span>{' '}
                  {subject ?? deleted(subjectId)}
                </span>
                <span className="text-small text-soft">
                  By {actor ?? byNumber(actorId)}, {dateAndTime(at)}
                </span>
              </li>
            ))}
          </ul>
          <MoreRows query={query} label="Show earlier lines" />
        </div>
      )}
    </Loaded>
  );
}
