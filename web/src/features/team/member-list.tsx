import type { Team } from '@limber/contract/team';
import { findMembers, MEMBERS_SHOWN, peopleFound } from '@limber/domain/teams/find-members';
import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';

type Member = Team['members'][number];
type Props = {
  members: readonly Member[];
  /** Placed beside the name. */
  renderActions: (member: Member) => ReactNode;
};

/** A large team starts with its first members and a search. */
export function MemberList({ members, renderActions }: Props) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const isLarge = members.length > MEMBERS_SHOWN;
  const found = isLarge ? findMembers(members, words) : members;
  const shown = isWhole ? found : found.slice(0, MEMBERS_SHOWN);
  return (
    <>
      {isLarge && (
        <div className="mt-3 grid gap-2">
          <SearchField
            label="Search members"
            placeholder="Name"
            value={words}
            onChange={setWords}
          />
          <output className="text-small text-soft tabular-nums">{peopleFound(found.length)}</output>
        </div>
      )}
      <ul aria-label="Members" className="mt-2 divide-y divide-hairline">
        {shown.map((member, index) => (
          <li
            key={member.id}
            ref={index === MEMBERS_SHOWN ? takeLostFocus : undefined}
            tabIndex={index === MEMBERS_SHOWN ? -1 : undefined}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2 outline-none"
          >
            <span className="flex min-w-0 grow flex-wrap items-center gap-2">
              <span className="[overflow-wrap:anywhere]">{member.fullName}</span>
              {member.isOwner && <Badge kind="brand">Owner</Badge>}
              {member.isYou && <Badge>You</Badge>}
            </span>
            {renderActions(member)}
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="mt-3 grid justify-items-center">
          <Button kind="secondary" onClick={() => setWhole(true)}>
            Show all {peopleFound(found.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Focuses the first revealed row, once the button that revealed it is gone with the focus. */
function takeLostFocus(row: HTMLElement | null): void {
  if (document.activeElement === document.body) row?.focus({ preventScroll: true });
}
