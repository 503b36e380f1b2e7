import { counted } from '@limber/domain/counted';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '#api/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { teamsQuery } from './admin.api.ts';
import { MoreRows } from './more-rows.tsx';

export function Teams() {
  const query = useInfiniteQuery(teamsQuery);
  return (
    <Loaded query={query} what="the teams" skeleton={<SkeletonBlock shape="h-96" />}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <EmptyState title="There is no team yet">
            One begins when somebody buys the Team plan.
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            <ul aria-label="Teams" className="divide-y divide-hairline">
              {pages.flat().map(({ id, name, owner, paidSeats, members, invitations }) => (
                <li key={id} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
                  <span className="font-strong">{name}</span>
                  <span className="text-small text-soft">
                    Owned by {owner}. {seatsWords(paidSeats)}, {counted(members, 'member')},{' '}
                    {counted(invitations, 'invitation')}.
                  </span>
                </li>
              ))}
            </ul>
            <MoreRows query={query} label="Show more teams" />
          </div>
        )
      }
    </Loaded>
  );
}

const seatsWords = (paid: number) => (paid === 0 ? 'Nobody pays' : `${counted(paid, 'seat')} paid`);
