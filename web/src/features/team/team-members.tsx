import type { Team } from '@limber/contract/team';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useHandOver, useRemoveMember } from './team.api.ts';

type Member = Team['members'][number];
type Asked = { what: 'remove' | 'hand-over'; member: Member };

/** Who is in the team. Its owner removes them, or hands the team over. */
export function TeamMembers({ team: { members, youAreOwner } }: { team: Team }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const close = () => setAsked(null);
  const done = () => {
    isDone.current = true;
    close();
  };
  // Once the dialog is gone, which keeps the focus to itself: the button that opened it goes soon after.
  useEffect(() => {
    if (asked !== null || !isDone.current) return;
    isDone.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-body font-strong outline-none">
        Members
      </h2>
      <ul aria-label="Members" className="mt-2 divide-y divide-hairline">
        {members.map((member) => (
          <li key={member.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <span className="flex min-w-0 grow flex-wrap items-center gap-2">
              <span className="[overflow-wrap:anywhere]">{member.fullName}</span>
              {member.isOwner && <Badge kind="brand">Owner</Badge>}
              {member.isYou && <Badge>You</Badge>}
            </span>
            {youAreOwner && !member.isYou && <MemberActions member={member} onAsk={setAsked} />}
          </li>
        ))}
      </ul>
      {asked?.what === 'remove' && (
        <RemoveMember member={asked.member} onClose={close} onDone={done} />
      )}
      {asked?.what === 'hand-over' && (
        <HandOver member={asked.member} onClose={close} onDone={done} />
      )}
    </Card>
  );
}

/** What an owner can do about somebody. */
function MemberActions({ member, onAsk }: { member: Member; onAsk: (asked: Asked) => void }) {
  const { fullName } = member;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        kind="secondary"
        size="small"
        aria-label={`Make owner: ${fullName}`}
        onClick={() => onAsk({ what: 'hand-over', member })}
      >
        Make owner
      </Button>
      <Button
        kind="danger"
        size="small"
        aria-label={`Remove: ${fullName}`}
        onClick={() => onAsk({ what: 'remove', member })}
      >
        Remove
      </Button>
    </span>
  );
}

type DialogProps = { member: Member; onClose: () => void; onDone: () => void };

function RemoveMember({ member, onClose, onDone }: DialogProps) {
  const removal = useRemoveMember(onDone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Remove ${member.fullName}?`}
      description="They fall back to the plan that they had before, and lose nothing they saved. Their seat is free again."
      confirm="Remove"
      pending={removal.isPending}
      onConfirm={() => removal.mutate(member)}
    />
  );
}

function HandOver({ member, onClose, onDone }: DialogProps) {
  const handOver = useHandOver(onDone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Make ${member.fullName} the owner?`}
      description="Then they invite and remove people, and you are a member. You go on paying until they buy the Team plan, or you cancel it."
      confirm="Hand over"
      kind="primary"
      pending={handOver.isPending}
      onConfirm={() => handOver.mutate(member)}
    />
  );
}
